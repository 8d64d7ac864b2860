import type { householdsDe } from './households.de.ts';

export const householdsEn: typeof householdsDe = {};
