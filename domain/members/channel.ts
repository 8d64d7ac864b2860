/** How the association writes to a household: by mail, or by letter. */
export const channels = ['email', 'post'] as const;
export type Channel = (typeof channels)[number];
