// Swift has no intrinsic for this.
#pragma once

/// Asks the processor to load memory that will be read soon.
static inline void prefetch(const void *start, long size) {
  for (long offset = 0; offset < size; offset += 64) {
    __builtin_prefetch((const char *)start + offset);
  }
}
