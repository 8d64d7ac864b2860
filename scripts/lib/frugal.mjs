/**
 * V8 sizes itself by the machine: with 24 GiB it keeps 128 MiB for new objects and lets old ones pile up. These flags
 * keep 4 MiB and collect as on a machine of 512 MiB; the server then holds 40 MiB. They switch off two compilers: Maglev
 * takes 10 MiB, Sparkplug 5; frequent code is still optimised by the last one. Measured and rejected: with
 * --optimize-for-size and half of the room for new objects 4 MiB less, but a PDF takes a third longer.
 */
export const FRUGAL_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256', '--no-maglev', '--no-sparkplug'];

/**
 * For glibc; others ignore it. A password hash takes 19 MiB: this memory is requested from the system and returned each
 * time, in large pages, without a measurable cost. Otherwise each of the four hashing threads keeps 33 MiB (133 MiB
 * after forty log-ins).
 */
export const FRUGAL_ENVIRONMENT = {
  GLIBC_TUNABLES: 'glibc.malloc.mmap_threshold=4194304:glibc.malloc.hugetlb=1:glibc.malloc.arena_max=2',
};
