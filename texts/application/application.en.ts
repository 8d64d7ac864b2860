import type { applicationDe } from './application.de.ts';

export const applicationEn: typeof applicationDe = {};
