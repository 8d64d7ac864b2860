/** Documents that the office has verified cannot be deleted (D25). */
export const mayDeleteDocument = (document: { verified_at: Date | null }) => document.verified_at === null;
