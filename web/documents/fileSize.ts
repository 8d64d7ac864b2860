import type { Language } from '../../domain/shared/language.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `1,2 MB` or `340 kB`, with the numbers of the language. */
export function fileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE)));
}
