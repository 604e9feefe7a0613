#first = affine_map<(d0) -> (0)>
#each = affine_map<(d0) -> (d0)>
module {
  func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %adim0 = tensor.dim %a, %c0 : tensor<?xf32>
    %bdim0 = tensor.dim %b, %c0 : tensor<?xf32>
    %n = arith.maxui %adim0, %bdim0 : index
    %wadim = tensor.dim %a, %c0 : tensor<?xf32>
    %waone = arith.cmpi eq, %wadim, %c1 : index
    %wa = scf.if %waone -> (tensor<?xf32>) {
      %empty = tensor.empty(%n) : tensor<?xf32>
      %wide = linalg.generic {indexing_maps = [#first, #each], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%empty : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<?xf32>
      scf.yield %wide : tensor<?xf32>
    } else {
      scf.yield %a : tensor<?xf32>
    }
    %wbdim = tensor.dim %b, %c0 : tensor<?xf32>
    %wbone = arith.cmpi eq, %wbdim, %c1 : index
    %wb = scf.if %wbone -> (tensor<?xf32>) {
      %empty = tensor.empty(%n) : tensor<?xf32>
      %wide = linalg.generic {indexing_maps = [#first, #each], iterator_types = ["parallel"]} ins(%b : tensor<?xf32>) outs(%empty : tensor<?xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<?xf32>
      scf.yield %wide : tensor<?xf32>
    } else {
      scf.yield %b : tensor<?xf32>
    }
    %sum = tensor.empty(%n) : tensor<?xf32>
    %r = linalg.generic {indexing_maps = [#each, #each, #each], iterator_types = ["parallel"]} ins(%wa, %wb : tensor<?xf32>, tensor<?xf32>) outs(%sum : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32, %out: f32):
      %s = arith.subf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return %r : tensor<?xf32>
  }
}
