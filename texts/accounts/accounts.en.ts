import type { accountsDe } from './accounts.de.ts';

export const accountsEn: typeof accountsDe = {};
