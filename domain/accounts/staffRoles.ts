/** The two roles of the office. */
export const staffRoles = ['clerk', 'board'] as const;
export type StaffRole = (typeof staffRoles)[number];
