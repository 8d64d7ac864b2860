import type { membersDe } from './members.de.ts';

export const membersEn: typeof membersDe = {};
