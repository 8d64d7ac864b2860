export const officeHouseholdDe = {};
