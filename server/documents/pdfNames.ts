import { refuse } from '../../domain/documents/documents.refusals.ts';

/**
 * Names that make a PDF do something, hide something or carry something. A script needs `JavaScript` or `Rendition`
 * wherever it is started from; an encrypted PDF cannot be looked into.
 */
const unsafe = new Set([
  'JavaScript',
  'Rendition',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'XFA',
  'Encrypt',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
]);

/** A name and the character that ends it; blanks, brackets, `/` and `%` end one. */
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,200})(?=[\0\t\n\f\r ()<>[\]{}/%])/g;

/** Longer than any unsafe name however it is written; what is cut at the end of a piece is looked at again. */
export const NAME_OVERLAP = 256;

/**
 * Refuses with `file_not_safe` where a text of a PDF holds an unsafe name, be it in a dictionary, string or comment:
 * readers disagree about where those begin.
 */
export function checkNames(text: string): void {
  for (const [, written = ''] of text.matchAll(name)) if (unsafe.has(plainName(written))) refuse('file_not_safe');
}

/** A name may be written with codes: `J#61vaScript`. */
export function plainName(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
