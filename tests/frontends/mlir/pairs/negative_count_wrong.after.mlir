// verdict: refuted
// an index argument may be negative
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (16)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %1 = "arith.cmpi"(%arg2, %arg1) <{predicate = 6 : i64}> : (index, index) -> i1
      "scf.if"(%1) ({
        "affine.store"(%0, %arg0, %arg2) <{map = #map}> : (f32, memref<16xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

