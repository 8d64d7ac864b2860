/** The result of examining a document's bytes: no objection, or the key of the refusal. */
export type Verdict =
  | 'accepted'
  | 'incorrect_file_type'
  | 'file_damaged'
  | 'file_too_many_pixels'
  | 'file_needs_password'
  | 'file_not_safe';
