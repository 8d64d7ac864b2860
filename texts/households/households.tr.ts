import type { householdsDe } from './households.de.ts';

export const householdsTr: typeof householdsDe = {};
