/** What a person's fees are reckoned from (D35). */
export const feeFacts = ['date_of_birth', 'membership_basis'] as const;
export type FeeFact = (typeof feeFacts)[number];
