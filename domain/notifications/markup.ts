/** The elements that news may be written with; the server takes all others out, and the browser once more (D34). */
export const TEXT_MARKUP = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
];
