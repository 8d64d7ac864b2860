export const householdsDe = {};
