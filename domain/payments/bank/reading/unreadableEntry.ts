import { bankText } from '../bankText.ts';
import { textAt, textsAt, type XmlElement } from '../xmlElement.ts';

const LONGEST_PART = 60;

/**
 * The name of an entry that cannot be read: its place in the file, the field and what stands there, and the rest by which a
 * person finds it in online banking. Without names and purposes, because it is kept with the file (decision 18).
 */
export function unreadableName(entry: XmlElement, { place, field }: { place: number; field: string }): string {
  const told = [
    `${place}, ${field}: ${bankText(textWithin(entry, field), LONGEST_PART) ?? '–'}`,
    field === 'Amt' ? undefined : textAt(entry, 'Amt'),
    field === 'BookgDt' ? undefined : textWithin(entry, 'BookgDt'),
    textAt(entry, 'AcctSvcrRef'),
  ];
  return told.flatMap((text) => bankText(text, 2 * LONGEST_PART) ?? []).join(' · ');
}

/** The text of a field, or of what is inside it. */
function textWithin(entry: XmlElement, field: string): string {
  return [[], ['Dt'], ['DtTm']].flatMap((path) => textsAt(entry, field, ...path)).join(' ');
}
