// Takes the place of the C library's allocation functions: the linker prefers a program's own. Each counts the call
// and passes it on by the name that glibc keeps for the purpose.

#include "AllocationCounter.h"

static __thread long count = 0;

long allocationCount(void) { return count; }

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

#endif
