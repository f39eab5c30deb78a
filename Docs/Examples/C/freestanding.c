// The C library functions that Embedded Swift needs, for programs that print and exit: an allocator that never frees, three
// loops over bytes, a source of "random" numbers that are constant, and the system calls to write and to exit.
#include <stddef.h>
#include <stdint.h>

// MARK: - The system

#if defined(__wasm__)
int swift_main(int argc, char **argv) __asm__("__main_argc_argv");
#else
int swift_main(int argc, char **argv) __asm__("main");
#endif
void exit_program(int status) __attribute__((noreturn));
static void write_out(const void *bytes, size_t count);

#if defined(__wasm__)

// WASI's calls.
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int32_t wasi_write(int32_t file, const void *vectors, int32_t count, size_t *written);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit")))
void wasi_exit(int32_t status) __attribute__((noreturn));

void exit_program(int status) { wasi_exit(status); }

static void write_out(const void *bytes, size_t count) {
  struct { const void *start; size_t count; } vector = {bytes, count};
  size_t written;
  wasi_write(1, &vector, 1, &written);
}

// The low 128 bits of a product.
typedef unsigned __int128 wide;
wide __multi3(wide a, wide b) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
  uint64_t low = x0 * y0, cross = x1 * y0 + (low >> 32), other = x0 * y1 + (uint32_t)cross;
  uint64_t high = x1 * y1 + (cross >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * y + x * (uint64_t)(b >> 64);
  return (wide)high << 64 | (wide)(other << 32 | (uint32_t)low);
}

#else

// Linux's calls: 64 and 93 are write and exit on both 64-bit targets, 4 and 1 on 32-bit ARM.
static long system_call(long number, long a, long b, long c) {
#if defined(__aarch64__)
  register long n __asm__("x8") = number, x __asm__("x0") = a, y __asm__("x1") = b, z __asm__("x2") = c;
  __asm__ volatile("svc 0" : "+r"(x) : "r"(n), "r"(y), "r"(z) : "memory");
#elif defined(__riscv)
  register long n __asm__("a7") = number, x __asm__("a0") = a, y __asm__("a1") = b, z __asm__("a2") = c;
  __asm__ volatile("ecall" : "+r"(x) : "r"(n), "r"(y), "r"(z) : "memory");
#elif defined(__arm__)
  // r7 may be the frame pointer.
  register long x __asm__("r0") = a, y __asm__("r1") = b, z __asm__("r2") = c, n __asm__("r3") = number;
  __asm__ volatile("push {r7}\n mov r7, r3\n svc 0\n pop {r7}" : "+r"(x) : "r"(n), "r"(y), "r"(z) : "memory");
#endif
  return x;
}

#if defined(__arm__)
enum { call_write = 4, call_exit = 1 };
#else
enum { call_write = 64, call_exit = 93 };
#endif

void exit_program(int status) {
  for (;;) system_call(call_exit, status, 0, 0);
}

static void write_out(const void *bytes, size_t count) {
  system_call(call_write, 1, (long)bytes, (long)count);
}

#endif

// The system has set up an aligned stack.
void _start(void) { exit_program(swift_main(0, 0)); }

// MARK: - Memory

#if !defined(MEMORY)
#define MEMORY (64 << 20)
#endif
static _Alignas(16) unsigned char memory[MEMORY];
static size_t used;

int posix_memalign(void **result, size_t alignment, size_t count) {
  size_t start = (used + alignment - 1) / alignment * alignment;
  if (count > MEMORY || start > MEMORY - count) exit_program(3);
  used = start + count;
  *result = memory + start;
  return 0;
}
void free(void *block) { (void)block; }

void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((volatile unsigned char *)to)[i] = (unsigned char)byte;
  return to;
}
void *memmove(void *to, const void *from, size_t count) {
  volatile unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) for (size_t i = 0; i < count; i++) t[i] = f[i];
  else for (size_t i = count; i > 0; i--) t[i - 1] = f[i - 1];
  return to;
}
void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }
int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++) if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

#if defined(__arm__)
// ARM's names of the same functions.
void __aeabi_memcpy(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memcpy4(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memcpy8(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memmove(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memclr(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr4(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memclr8(void *to, size_t count) { memset(to, 0, count); }
void __aeabi_memset(void *to, size_t count, int byte) { memset(to, byte, count); }
#endif

// MARK: - The rest

// Marks a place in the trace of instructions.
__attribute__((noinline)) void mark(void) { __asm__ volatile(""); }

void print_bits(uint64_t bits) {
  char digits[17];
  for (int i = 0; i < 16; i++) digits[i] = "0123456789abcdef"[bits >> (60 - 4 * i) & 15];
  digits[16] = '\n';
  write_out(digits, 17);
}

int putchar(int byte) {
  unsigned char one = (unsigned char)byte;
  write_out(&one, 1);
  return byte;
}
void arc4random_buf(void *to, size_t count) { memset(to, 0x5c, count); }
uintptr_t __stack_chk_guard = 0x5ca1ab1e;
void __stack_chk_fail(void) { exit_program(4); }
