import sanitizeHtml from 'sanitize-html';
import { inGroupsOfFour } from '../../domain/shared/checkDigits.ts';
import type { Settings } from '../platform/context.ts';
import { harmlessHtml } from './markup.ts';

type Words = { title: string; data: string };

/** In a text of the office, it becomes the association's account, so that nobody types the number. */
const OWN_IBAN = '{{iban}}';

/** The words of news as members read them. */
export function filledNews({ title, data }: Words, { association }: Pick<Settings, 'association'>): Words {
  const filled = (text: string) => text.replaceAll(OWN_IBAN, inGroupsOfFour(association.iban));
  return { title: filled(title), data: filled(data) };
}

/** The words of news without their markup, without gaps where elements part them. */
export function wordsOf({ title, data }: Words): string {
  return `${title} ${sanitizeHtml(harmlessHtml(data), { allowedTags: [], allowedAttributes: {} })}`;
}
