// Memory for hosts. On a system with a C library it is malloc's; WebAssembly has its own, and the other functions of the C
// library that Embedded Swift calls.
#include "scroll.h"
#include <stddef.h>

#if !defined(__wasm__)

#include <stdlib.h>

void *scroll_allocate(int32_t size) { return size < 0 ? NULL : malloc(size == 0 ? 1 : (size_t)size); }
void scroll_free(void *memory) { free(memory); }

#else

// MARK: - The allocator

// Blocks of 2^n bytes; a free block waits in the list of its size. The first sixteen bytes before the caller's memory hold n.
// Memory grows at its end and is never given back, so that pointers remain valid; only a host's views of it must be renewed
// after calls that allocate.

typedef struct block {
  uint32_t power;
  uint32_t start;  // Of the block that the caller's memory is in.
  struct block *next;
  uint32_t unused;
} block;

_Static_assert(sizeof(block) == 16, "a block's head keeps the alignment");

enum { smallest = 5, largest = 31 };
static block *waiting[largest + 1];
static uintptr_t end, limit;  // Of the memory that was never allocated.
static uint32_t allocations, liveBytes;

extern unsigned char __heap_base;

static void *allocate(size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  if (size > 1u << 30 || alignment > 1u << 16) return NULL;
  size_t needed = size + sizeof(block) + (alignment - 16);
  uint32_t power = smallest;
  while (((size_t)1 << power) < needed) power++;
  uintptr_t start;
  if (waiting[power]) {
    start = waiting[power]->start;
    waiting[power] = waiting[power]->next;
  } else {
    if (!limit) {
      end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
      limit = __builtin_wasm_memory_size(0) << 16;
    }
    size_t bytes = (size_t)1 << power;
    if (bytes > 0xffff0000u - end) return NULL;
    if (end + bytes > limit) {
      size_t pages = (end + bytes - limit + 0xffff) >> 16;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
      limit = __builtin_wasm_memory_size(0) << 16;
    }
    start = end;
    end += bytes;
  }
  uintptr_t memory = (start + sizeof(block) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  block *head = (block *)memory - 1;
  head->power = power;
  head->start = (uint32_t)start;
  allocations++;
  liveBytes += 1u << power;
  return (void *)memory;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = allocate(alignment, size);
  return *result ? 0 : 12;
}

void free(void *memory) {
  if (!memory) return;
  block *head = (block *)memory - 1;
  block *first = (block *)(uintptr_t)head->start;
  uint32_t power = head->power;
  first->start = (uint32_t)(uintptr_t)first;
  first->next = waiting[power];
  waiting[power] = first;
  liveBytes -= 1u << power;
}

void *scroll_allocate(int32_t size) { return size < 0 ? NULL : allocate(16, (size_t)size); }
void scroll_free(void *memory) { free(memory); }

// For tests: the number of allocations so far, and the bytes of blocks in use.
uint32_t scroll_allocations(void) { return allocations; }
uint32_t scroll_live_bytes(void) { return liveBytes; }

// MARK: - Bytes

// One instruction each, where calls take less room than the instructions with their guards.
void *memset(void *to, int byte, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.fill 0" : : "r"(to), "r"(byte), "r"(count) : "memory");
  return to;
}
void *memmove(void *to, const void *from, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0" : : "r"(to), "r"(from), "r"(count) : "memory");
  return to;
}
void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }
int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++) if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

// MARK: - The rest

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

// A hash needs no secret here. Nothing prints.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5c, count); }
int putchar(int byte) { return byte; }
uintptr_t __stack_chk_guard = 0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }

#endif
