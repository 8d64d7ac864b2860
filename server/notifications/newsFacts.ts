import sanitizeHtml from 'sanitize-html';
import { inGroupsOfFour } from '../../domain/shared/checkDigits.ts';
import type { Settings } from '../platform/context.ts';
import { harmlessHtml } from './markup.ts';
import { containsIban, isForeignTarget, namesForeignAddress } from './suspicious.ts';

type Words = { title: string; data: string };
type Own = Pick<Settings, 'association' | 'publicUrl'>;

/** In a text of the office, it becomes the association's account, so that nobody types the number. */
const OWN_IBAN = '{{iban}}';

/** The words of news as members read them. */
export function filledNews({ title, data }: Words, { association }: Pick<Settings, 'association'>): Words {
  const filled = (text: string) => text.replaceAll(OWN_IBAN, inGroupsOfFour(association.iban));
  return { title: filled(title), data: filled(data) };
}

/** Whether news name an account or an address of somebody else, which one person alone must not send to everybody (decision 71). */
export function needsSecondPerson({ title, data }: Words, { association, publicUrl }: Own): boolean {
  const { text, targets } = shownOf(data);
  const own = { host: new URL(publicUrl).hostname, email: association.email };
  return (
    containsIban(`${title} ${text}`) ||
    [title, text].some((words) => namesForeignAddress(words, own)) ||
    targets.some((target) => isForeignTarget(target, own))
  );
}

/** What members would see of the markup: its text, without gaps where elements part it, and the targets of its links. */
function shownOf(data: string): { text: string; targets: string[] } {
  const targets: string[] = [];
  const text = sanitizeHtml(harmlessHtml(data), {
    allowedTags: [],
    allowedAttributes: {},
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs.href) targets.push(attribs.href);
        return { tagName, attribs: {} };
      },
    },
  });
  return { text: unescaped(text), targets };
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
