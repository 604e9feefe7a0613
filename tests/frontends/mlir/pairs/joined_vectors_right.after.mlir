// verdict: verified
// the product of vectors that were put together, in place of the sum of two products
module {
  func.func @f(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: tensor<7xf32>, %d: tensor<7xf32>) -> f32 {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %e = tensor.empty() : tensor<12xf32>
    %l0 = tensor.insert_slice %a into %e[0] [5] [1] : tensor<5xf32> into tensor<12xf32>
    %l = tensor.insert_slice %c into %l0[5] [7] [1] : tensor<7xf32> into tensor<12xf32>
    %m0 = tensor.insert_slice %b into %e[0] [5] [1] : tensor<5xf32> into tensor<12xf32>
    %m = tensor.insert_slice %d into %m0[5] [7] [1] : tensor<7xf32> into tensor<12xf32>
    %0 = linalg.dot ins(%l, %m : tensor<12xf32>, tensor<12xf32>) outs(%start : tensor<f32>) -> tensor<f32>
    %r = tensor.extract %0[] : tensor<f32>
    return %r : f32
  }
}
