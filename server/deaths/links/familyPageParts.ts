import type { CustodyEntry } from '../../../domain/deaths/custody.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { numberLink, type PageOwner } from '../page/deathPageFrame.ts';
import type { FamilyView } from './familyPage.reads.ts';
import { type LinkKeyOfWords, linkWords } from './linkWords.ts';
import { momentInWords } from './moments.ts';

/** Where the deceased and the belongings are, in the family's words; nothing while nobody knows. */
export function custodySection(owner: PageOwner, { custody: { body, belongings }, destination }: FamilyView): string {
  const words = linkWords(owner.language);
  const things = belongings.flatMap(({ what, last }) => thingWords(owner, what, last));
  if (!body && things.length === 0) return '';
  const held = body ? `<p>${bodyWords(owner, body, destination).join('<br>')}</p>` : '';
  const list =
    things.length === 0
      ? ''
      : `<h3>${words('custody.belongings')}</h3><ul>${things.map((thing) => `<li>${thing}</li>`).join('')}</ul>`;
  return `<section class="card"><h2>${words('custody.title')}</h2>${held}${list}</section>
`;
}

/** Only a name that staff have entered with a hand-over: words of the first call are for the office. */
function bodyWords(
  { language }: PageOwner,
  { holder, holder_name, source, day, at }: CustodyEntry,
  destination: FamilyView['destination'],
): string[] {
  const words = linkWords(language);
  const isThere = holder === 'grave' || holder === 'consignee';
  const when = at ? momentInWords(at, language, isThere ? destination : null) : day && toWireDay(day);
  // nobody outside the office reads that a prosecutor is involved
  if (holder === 'authority') return [words('custody.authority')];
  return [
    words(`custody.${holder}` as LinkKeyOfWords),
    ...(holder_name && source === 'handover' ? [words('custody.at', { name: holder_name })] : []),
    ...(when ? [words('custody.from', { when })] : []),
  ];
}

function thingWords({ language }: PageOwner, what: string, last: CustodyEntry | undefined): string[] {
  return last ? [linkWords(language)(`custody.thing.${last.holder}` as LinkKeyOfWords, { what })] : [];
}

const WAYS = ['undertaker', 'registry', 'bank', 'town', 'originals'] as const;

/** After a refusal: what the family does now, whom it may ask for advice, and the way to the board. */
export function afterRefusal(owner: PageOwner): string {
  const words = linkWords(owner.language);
  const email = escapeHtml(owner.association.email);
  const ways = WAYS.map((way) => `<li>${words(`declined.${way}`)}</li>`);
  return `<section class="card"><h2>${words('declined.title')}</h2><ol>${ways.join('')}</ol>
<p>${words('declined.advice')} ${numberLink(owner)}</p></section>
<section class="card"><h2>${words('declined.boardTitle')}</h2><p>${words('declined.board')} <a href="mailto:${email}">${email}</a></p></section>
`;
}
