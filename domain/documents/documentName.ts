import { cleanText } from '../shared/text.ts';

const LONGEST = 200;

const extensions: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/**
 * Makes a document's name from its file name: no path, nothing invisible, at most 200 characters. May return an empty
 * text.
 */
export function nameFromFile(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const visible = cleanText(last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ''));
  const characters = [...visible];
  if (characters.length <= LONGEST) return visible;
  const extension = [...extensionOf(visible)].slice(0, 10);
  return [...characters.slice(0, LONGEST - extension.length), ...extension].join('');
}

/** The name of a downloaded document: with the extension of its real type, so that it opens. */
export function nameForFile(name: string, contentType: string): string {
  const fitting = extensions[contentType] ?? [];
  const [first = ''] = fitting;
  return fitting.includes(extensionOf(name).toLowerCase()) ? name : name + first;
}

/** The extension with its dot, or an empty text. A name such as `.pdf` has no extension. */
function extensionOf(name: string): string {
  return /[^.](\.[^.]*)$/.exec(name)?.[1] ?? '';
}
