import type { membersDe } from './members.de.ts';

export const membersTr: typeof membersDe = {};
