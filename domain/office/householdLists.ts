/** The lists of the office that are worked through household by household. */
export const householdLists = ['applications', 'documents'] as const;

export type HouseholdList = (typeof householdLists)[number];
