/**
 * V8 sizes itself after the machine: with 24 GiB it keeps 128 MiB for new objects, and lets old ones pile up. Here it keeps
 * 4 MiB, and tidies as on a machine of 512 MiB; the server holds 40 MiB. It leaves out one of V8's compilers (Maglev),
 * which takes 10 MiB: what runs often is made fast by the last one all the same. Without the quick one (Sparkplug) it would
 * be 7 MiB less, but drawing a PDF a tenth slower; with code that is small rather than fast (--optimize-for-size) and half
 * of the room for new objects 4 MiB less, but a PDF a third slower.
 */
export const FRUGAL_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256', '--no-maglev'];

/**
 * For glibc; others do not read it. A password hash takes 19 MiB: they are taken from the system and given back each
 * time, in large pages, which costs no measurable time. Otherwise each of the four threads that hash keeps 33 MiB for
 * ever (133 MiB after forty log-ins).
 */
export const FRUGAL_ENVIRONMENT = {
  GLIBC_TUNABLES: 'glibc.malloc.mmap_threshold=4194304:glibc.malloc.hugetlb=1:glibc.malloc.arena_max=2',
};
