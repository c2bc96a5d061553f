#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this thread has asked for memory since it started.
///
/// A program that links this calls glibc's allocator through functions that count.
long allocationCount(void);

#endif
