let momenta = (0..<10_000).map { Double($0 % 80) * 50 - 2000 }
