/** What the office has verified stays (D25). */
export const mayDeleteDocument = (document: { verified_at: Date | null }) => document.verified_at === null;
