import type { applicationDe } from './application.de.ts';

export const applicationTr: typeof applicationDe = {};
