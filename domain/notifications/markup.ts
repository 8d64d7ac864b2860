/** The HTML elements that news may contain. The server removes all others, and the browser does so again (D34). */
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
