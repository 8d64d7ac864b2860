export const officeHouseholdEn = {};
