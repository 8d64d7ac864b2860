/** What stands for something of the household, or of the association, in the text of a circular. */
export const circularPlaceholders = ['name', 'membership_no', 'owed', 'iban'] as const;
export type CircularPlaceholder = (typeof circularPlaceholders)[number];

export type CircularValues = Record<CircularPlaceholder, string>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** The first placeholder of a text that does not exist, as it is written; undefined if all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  const written = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !isKnown(name.trim()));
  if (written) return written[0];
  const rest = text.replaceAll(PLACEHOLDER, '');
  return ['{{', '}}'].find((sign) => rest.includes(sign));
}

/** Whether a text tells what is owed: then it goes to nobody whose money rests because of a death (decision 60). */
export function tellsWhatIsOwed(text: string): boolean {
  return [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => name.trim() === 'owed');
}

/** A text with its placeholders filled in; all of them are known. */
export function filledIn(text: string, values: CircularValues): string {
  return text.replaceAll(PLACEHOLDER, (written, name: string) => {
    const known = name.trim();
    return isKnown(known) ? values[known] : written;
  });
}

/** Blank lines part paragraphs. */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

function isKnown(name: string): name is CircularPlaceholder {
  return circularPlaceholders.some((one) => one === name);
}
