/** What came of looking at a document's bytes: nothing against it, or the key of the refusal. */
export type Verdict =
  | 'accepted'
  | 'incorrect_file_type'
  | 'file_damaged'
  | 'file_too_many_pixels'
  | 'file_needs_password'
  | 'file_not_safe';
