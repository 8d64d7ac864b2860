import { cleanText } from '../shared/text.ts';

const LONGEST = 200;

const extensions: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/** A name for a paper from the name of its file: no path, nothing invisible, at most 200 characters; may be empty. */
export function nameFromFile(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const visible = cleanText(last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ''));
  const characters = [...visible];
  if (characters.length <= LONGEST) return visible;
  const extension = [...extensionOf(visible)].slice(0, 10);
  return [...characters.slice(0, LONGEST - extension.length), ...extension].join('');
}

/** The name under which it is sent: with the extension of what it really is, so that it opens. */
export function nameForFile(name: string, contentType: string): string {
  const fitting = extensions[contentType] ?? [];
  const [first = ''] = fitting;
  return fitting.includes(extensionOf(name).toLowerCase()) ? name : name + first;
}

/** The ending with its dot, or nothing; a name that is all ending has none. */
function extensionOf(name: string): string {
  return /[^.](\.[^.]*)$/.exec(name)?.[1] ?? '';
}
