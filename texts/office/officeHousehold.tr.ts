export const officeHouseholdTr = {};
