/** What only PDFs say. */
export const referenceWordingDe = {
  /** Below a legal text. */
  edition: 'Fassung {{version}} vom {{day}}',
};
