# For the scripts that build programs without a package manager: source it from the root of the repository.
# shellcheck shell=bash disable=SC2034

build=.build/targets
geometry=()
kinetics=()
while IFS= read -r file; do geometry+=("$file"); done < <(find Sources/ScrollGeometry -name '*.swift' | LC_ALL=C sort)
while IFS= read -r file; do kinetics+=("$file"); done < <(find Sources/ScrollKinetics -name '*.swift' | LC_ALL=C sort)

# The golden scenarios and what they need, without XCTest and Foundation.
tests=Tests/ScrollKineticsTests
goldens=(
  $tests/Goldens/GoldenScenario.swift $tests/Goldens/GoldenScenario+*.swift $tests/Goldens/GoldenScenarios*.swift
  $tests/Goldens/GoldenHashes.swift $tests/Goldens/GoldenPlan.swift $tests/Support/{Fingerprint,Bits}.swift
)

# recorded_scenarios: the line that Replayer.swift prints for each golden scenario, as recorded.
recorded_scenarios() { head -qn 1 $tests/Resources/Goldens/Scenarios/*.txt; }

embedded=(-enable-experimental-feature Embedded -Xcc -ffreestanding -Xcc -ffunction-sections -Xfrontend -function-sections)
wasm32=(-target wasm32-unknown-none-wasm "${embedded[@]}")
arm64=(-target aarch64-none-none-elf "${embedded[@]}")
riscv64=(-target riscv64-none-none-eabi "${embedded[@]}" -Xcc -march=rv64gc -Xcc -mabi=lp64d)
freestanding=(-O2 -ffreestanding -fno-builtin -ffunction-sections -Wall -Werror -c Docs/Examples/C/freestanding.c)

# Everything in <math.h> that is not exact. A processor's own instruction is no call.
libm='exp|exp2|exp10|expm1|log|log2|log10|log1p|pow|sqrt|cbrt|hypot|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|asinh|acosh|atanh|sincos|erf|erfc|tgamma|lgamma|fma|fmod|remainder|floor|ceil|round|rint|nearbyint|trunc|roundeven|lround|llround|lrint|llrint|ldexp|scalbn|frexp|modf|fmin|fmax'

fail() {
  echo "$(basename "$0"): $*"
  exit 1
}

# The toolchain's own tools stand beside the compiler.
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
tool() {
  if [ -x "$toolchain/$1" ]; then echo "$toolchain/$1"; else command -v "$1" || fail "$1 is missing" >&2; fi
}
clang() { "$(tool clang)" "$@"; }
llvm-nm() { "$(tool llvm-nm)" "$@"; }
llvm-objdump() { "$(tool llvm-objdump)" "$@"; }

# symbols OBJECT…: what the object files leave undefined, without the version. A substitution of its own, so that a
# missing tool is a failure and not an object without symbols.
symbols() {
  local names
  names=$(llvm-nm --undefined-only --just-symbol-name "$@") || fail "the symbols of $* cannot be read"
  sed 's/@.*//' <<<"$names"
}

# compile FOLDER NAME FLAG… -- FILE…: the two modules, and a program of the files, as objects in the folder.
compile() {
  local folder=$1 name=$2 flags=()
  shift 2
  while [ "$1" != -- ]; do
    flags+=("$1")
    shift
  done
  shift
  compile_modules "$folder" "${flags[@]}"
  swiftc "${flags[@]}" "${settings[@]}" -I "$folder" -module-name "$name" -c -o "$folder/$name.o" "$@"
}

settings=(-swift-version 6 -parse-as-library -wmo -enable-testing -warnings-as-errors -package-name scroll_kinetics)

# compile_modules FOLDER FLAG…: the two modules.
compile_modules() {
  local folder=$1
  shift
  swiftc "$@" "${settings[@]}" -module-name ScrollGeometry -emit-module \
    -emit-module-path "$folder/ScrollGeometry.swiftmodule" -c -o "$folder/ScrollGeometry.o" "${geometry[@]}"
  swiftc "$@" "${settings[@]}" -I "$folder" -module-name ScrollKinetics -emit-module \
    -emit-module-path "$folder/ScrollKinetics.swiftmodule" -c -o "$folder/ScrollKinetics.o" "${kinetics[@]}"
}

# main_of_tests CLASS FILE: prints a program that runs the tests of a class, for builds without the package manager.
main_of_tests() {
  echo "import XCTest
@main enum Program {
  static func main() { XCTMain([testCase(tests)]) }
  static var tests: [(String, ($1) -> () throws -> Void)] { ["
  sed -nE "s/^ *func (test[A-Za-z]*)\(\) async \{\$/(\"\1\", asyncTest($1.\1)),/p
    s/^ *func (test[A-Za-z]*)\(\) \{\$/(\"\1\", $1.\1),/p" "$2" | sort
  echo "] } }"
}

# side_by_side FUNCTION NAME…: calls the function with each name at the same time, prints their output in order, and counts the
# failures in `failures`.
side_by_side() {
  local function=$1 name jobs=()
  shift
  for name in "$@"; do
    "$function" "$name" >"$build/$name.log" 2>&1 &
    jobs+=($!)
  done
  failures=0
  for name in "$@"; do
    wait "${jobs[0]}" || failures=$((failures + 1))
    jobs=("${jobs[@]:1}")
    cat "$build/$name.log"
  done
}
