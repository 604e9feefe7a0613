module {
  func.func @f(%a: tensor<5xf32>, %b: tensor<5xf32>, %c: tensor<7xf32>, %d: tensor<7xf32>) -> f32 {
    %zero = arith.constant 0.0 : f32
    %empty = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
    %0 = linalg.dot ins(%a, %b : tensor<5xf32>, tensor<5xf32>) outs(%start : tensor<f32>) -> tensor<f32>
    %1 = linalg.dot ins(%c, %d : tensor<7xf32>, tensor<7xf32>) outs(%start : tensor<f32>) -> tensor<f32>
    %x = tensor.extract %0[] : tensor<f32>
    %y = tensor.extract %1[] : tensor<f32>
    %r = arith.addf %x, %y : f32
    return %r : f32
  }
}
