/** What only PDFs say. */
export const referenceLettersDe = {
  /** Below a legal text. */
  edition: 'Fassung {{version}} vom {{day}}',
};
