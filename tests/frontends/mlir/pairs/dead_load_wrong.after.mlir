// verdict: refuted
// a load outside of the memory, whose value is used in a branch that does not run
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (8)>
#set = affine_set<(d0) : (-d0 + 3 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>, memref<8xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: memref<8xi32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<4xi32>, index) -> i32
      "affine.if"(%arg2) ({
        "affine.store"(%0, %arg1, %arg2) <{map = #map}> : (i32, memref<8xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
      }) {condition = #set} : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

