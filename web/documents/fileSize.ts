import type { Language } from '../../domain/shared/language.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const GIGABYTE = MEGABYTE * KILOBYTE;

/** `340 kB`, `1,2 MB` or `281,4 GB`, with the numbers of the language. */
export function fileSize(bytes: number, language: Language): string {
  if (bytes < MEGABYTE) return sized(Math.max(1, Math.round(bytes / KILOBYTE)), 'kilobyte', language);
  return bytes < GIGABYTE
    ? sized(bytes / MEGABYTE, 'megabyte', language)
    : sized(bytes / GIGABYTE, 'gigabyte', language);
}

function sized(value: number, unit: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
