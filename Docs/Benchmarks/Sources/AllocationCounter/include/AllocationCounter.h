#pragma once

/// How often the calling thread has asked for memory since it began: malloc, calloc, realloc and the aligned ones.
long allocationCount(void);
