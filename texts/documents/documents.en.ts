import type { documentsDe } from './documents.de.ts';

export const documentsEn: typeof documentsDe = {};
