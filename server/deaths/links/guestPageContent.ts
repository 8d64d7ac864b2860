import { type GuestDocumentKind, guestDocumentKinds } from '../../../domain/deaths/documents.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { guestPages } from '../../../domain/shared/deathPages.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { MOST_OF_LINK } from '../documents/storeCaseDocument.actions.ts';
import { callLink, framed, type PageOwner } from '../page/deathPageFrame.ts';
import { type DeathPageKey, deathPageWords } from '../page/deathPageWords.ts';
import type { GuestStep } from '../steps/steps.reads.ts';
import type { GuestView } from './guestPage.reads.ts';
import { type LinkKeyOfWords, linkWords, stepWords } from './linkWords.ts';
import { momentInWords } from './moments.ts';

/** Behind the address of the page: where its documents go. */
export const DOCUMENTS = '/documents';
const KINDS = {
  death_certificate: 'guest.kinds.death_certificate',
  international_death_certificate: 'guest.kinds.international_death_certificate',
  corpse_pass: 'guest.kinds.corpse_pass',
  transport_permit: 'guest.kinds.transport_permit',
  death_other: 'guest.kinds.something',
} as const satisfies Record<GuestDocumentKind, LinkKeyOfWords>;

/** "Abroad" and "an accident" say more than where to collect; the words of the staff name the place. */
const PLACES: Partial<Record<NonNullable<GuestView['place']>, DeathPageKey>> = {
  home: 'places.home.title',
  hospital: 'places.house.title',
};

/** What undertaker or imam need to know, and their steps to tick. The office is whom they talk to. */
export function guestPage(owner: PageOwner, view: GuestView, search: string): string {
  const words = linkWords(owner.language);
  const title = words('guest.title');
  return framed({
    ...owner,
    title,
    search,
    ownPaths: guestPages,
    isLong: true,
    main: `<div class="in"><div class="hello"><h1>${title}</h1><p>${words('family.number', { number: view.case_no })}</p></div>
<div class="grid two"><section class="card">${whom(owner, view)}</section><section class="card"><h2>${words('when.title')}</h2>${when(owner, view)}</section></div>
${mayWork(view) ? '' : `<section class="card sign"><p><strong>${words('guest.callFirst')}</strong></p></section>\n`}<section class="card"><h2>${words('guest.steps')}</h2>${steps(owner, view.steps, search)}</section>
${documents(owner, view.sent_count, search)}
<section class="card sign"><p>${words('guest.contact')}</p><p>${callLink(owner)}</p>
<p class="small">${words('family.until', { date: view.until })}</p></section></div>`,
  });
}

/** Nobody should work on for a case that the association does not pay for. */
function mayWork({ state }: GuestView): boolean {
  return state !== 'declined' && state !== 'withdrawn';
}

function whom({ language }: PageOwner, view: GuestView): string {
  const words = linkWords(language);
  const { deceased_name, deceased_birth, place, place_words, destination, destination_words } = view;
  const birth = deceased_birth && words('guest.birth', { date: toWireDay(deceased_birth) });
  const kind = place && PLACES[place];
  const where = [kind ? deathPageWords(language)(kind) : null, shown(place_words)];
  const to = [destination && words(`guest.${destination}`), shown(destination_words)];
  const entry = (name: LinkKeyOfWords, lines: (string | null)[]) =>
    `<h3>${words(name)}</h3><p>${lines.filter(Boolean).join('<br>') || words('guest.unknown')}</p>`;
  return (
    entry('guest.who', [shown(deceased_name), birth]) + entry('guest.where', where) + entry('guest.destination', to)
  );
}

function when({ language }: PageOwner, view: GuestView): string {
  const words = linkWords(language);
  const { burial_at, burial_place, flight_at, flight_words, destination } = view;
  const burial = burial_at && escapeHtml(momentInWords(burial_at, language, destination));
  const flight = flight_at && escapeHtml(momentInWords(flight_at, language, null));
  const entry = (name: LinkKeyOfWords, lines: (string | null)[]) =>
    lines.some(Boolean) ? `<h3>${words(name)}</h3><p>${lines.filter(Boolean).join('<br>')}</p>` : '';
  const entries =
    entry('when.flight', [flight, shown(flight_words)]) + entry('when.burial', [burial, shown(burial_place)]);
  return entries || `<p>${words('guest.unknown')}</p>`;
}

function steps({ language }: PageOwner, entries: readonly GuestStep[], search: string): string {
  const words = linkWords(language);
  if (entries.length === 0) return `<p>${words('guest.noSteps')}</p>`;
  const action = escapeHtml(guestPages[language] + search);
  const rows = entries.map((step) => {
    const named = stepWords(language, step);
    const button = (name: 'step' | 'undo', words: string) =>
      `<button name="${name}" value="${step.id}" aria-describedby="s-${step.id}">${words}</button>`;
    const form = (words: string, press: string, look = '') =>
      `<li${look}><form method="post" action="${action}" class="do"><span id="s-${step.id}">${words}</span>${press}</form></li>`;
    if (!step.done_at) return form(named, button('step', words('guest.tick')));
    const done = `${named} <em>(${words('guest.done')})</em>`;
    // what the office has ticked, the office unticks
    return step.is_own
      ? form(done, button('undo', words('guest.untick')), ' class="done"')
      : `<li class="done">${done}</li>`;
  });
  return `<ul class="steps" role="list">${rows.join('')}</ul>`;
}

function documents({ language }: PageOwner, count: number, search: string): string {
  const words = linkWords(language);
  const received = count > 0 ? `<p>${words('guest.received', { sent: count, most: MOST_OF_LINK })}</p>` : '';
  if (count >= MOST_OF_LINK)
    return `<section class="card screen"><h2>${words('guest.documents')}</h2>${received}</section>`;
  const kinds = guestDocumentKinds.map((kind) => `<option value="${kind}">${words(KINDS[kind])}</option>`);
  return `<section class="card screen"><h2>${words('guest.documents')}</h2>${received}
<form method="post" action="${escapeHtml(guestPages[language] + DOCUMENTS + search)}" enctype="multipart/form-data">
<p><label for="f-kind">${words('guest.kind')}</label><select class="text" id="f-kind" name="kind">${kinds.join('')}</select></p>
<p><label for="f-file">${words('guest.file')}</label><span class="hint" id="f-file-hint">${words('guest.fileHint')}</span><input class="text" type="file" id="f-file" name="file" required aria-describedby="f-file-hint" accept="application/pdf,image/jpeg,image/png"></p>
<p><button>${words('guest.upload')}</button></p></form></section>
`;
}

function shown(text: string | null): string | null {
  return text && escapeHtml(text);
}
