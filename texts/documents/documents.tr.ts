import type { documentsDe } from './documents.de.ts';

export const documentsTr: typeof documentsDe = {};
