// verdict: refuted
// an argument may be negative, so that it is a large number without a sign
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (10)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "index.bool.constant"() <{value = true}> : () -> i1
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index):
      %2 = "index.cmp"(%arg2, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
      %3 = "arith.andi"(%2, %1) : (i1, i1) -> i1
      "scf.if"(%3) ({
        "memref.store"(%0, %arg0, %arg2) : (f32, memref<?xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
