import type { accountsDe } from './accounts.de.ts';

export const accountsTr: typeof accountsDe = {};
