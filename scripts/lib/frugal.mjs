/** V8 lets the place for new objects grow to 128 MiB where a machine has much memory, and keeps it; here to 8 MiB. */
export const FRUGAL_FLAGS = ['--max-semi-space-size=4'];

/**
 * For glibc; others do not read it. A password hash takes 19 MiB: they are taken from the system and given back each
 * time, in large pages, which costs no measurable time. Otherwise each of the four threads that hash keeps 33 MiB for
 * ever (133 MiB after forty log-ins).
 */
export const FRUGAL_ENVIRONMENT = {
  GLIBC_TUNABLES: 'glibc.malloc.mmap_threshold=4194304:glibc.malloc.hugetlb=1:glibc.malloc.arena_max=2',
};
