import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import { familyPages } from '../../../domain/shared/deathPages.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { sayDocumentType, sayHonoured } from '../../words.ts';
import { framed, type PageOwner } from '../page/deathPageFrame.ts';
import type { SharedStep } from '../steps/steps.reads.ts';
import type { FamilyView } from './familyPage.reads.ts';
import { afterRefusal, custodySection } from './familyPageParts.ts';
import { type LinkKeyOfWords, type LinkWords, linkWords, stepWords } from './linkWords.ts';
import { momentInWords } from './moments.ts';

const STATES = {
  reported: 'state.looking',
  identified: 'state.looking',
  checked: 'state.looking',
  at_board: 'state.looking',
  accepted: 'state.preparing',
  goodwill: 'state.preparing',
  declined: 'state.declined',
  under_way: 'state.preparing',
  buried: 'state.buried',
  settled: 'state.buried',
  closed: 'state.buried',
  withdrawn: 'state.talk',
} as const satisfies Record<DeathCaseState, LinkKeyOfWords>;

/** More steps than fit one sheet of paper are not shown. */
const MOST_STEPS = 14;

/** The family's page: whom to call, what is done and what comes next. One sheet of paper. */
export function familyPage(owner: PageOwner, view: FamilyView, search: string): string {
  const { language } = owner;
  const words = linkWords(language);
  const until = toWireDay(businessDay(view.expires_at));
  const isBuried = STATES[view.state] === 'state.buried';
  const isDeclined = view.state === 'declined';
  return framed({
    ...owner,
    title: words('family.title'),
    search,
    ownPaths: familyPages,
    isLong: true,
    main: `<div class="in"><div class="hello"><h1>${words('family.title')}</h1><p>${condolence(owner, view)}</p></div>
<section class="card sign"><h2>${words('family.number', { number: view.case_no })}</h2><p>${words(STATES[view.state])}</p>
<p class="small">${words('family.numberWords')}</p></section>
${isDeclined ? afterRefusal(owner) : course(owner, view, isBuried)}${custodySection(owner, view)}
${isBuried ? '' : bring(owner, view)}<section class="card"><h2>${words('cost.title')}</h2><p>${cost(view, words)}</p></section>
<p class="small">${words('family.until', { date: until })}</p></div>`,
  });
}

/** What is planned and done; not after a refusal, because the association does none of it. */
function course(owner: PageOwner, view: FamilyView, isBuried: boolean): string {
  return `${isBuried ? '' : whenAndWhere(owner, view)}<div class="grid two">${steps(owner, view)}</div>
`;
}

function condolence({ language }: PageOwner, { deceased_name, deceased_gender }: FamilyView): string {
  const words = linkWords(language);
  if (deceased_name === null) return words('family.condolenceAlone');
  const name = sayHonoured(language, { name: deceased_name, gender: deceased_gender });
  return words('family.condolence', { name });
}

function whenAndWhere({ language }: PageOwner, view: FamilyView): string {
  const words = linkWords(language);
  const { burial_at, burial_place, flight_at, flight_words, destination } = view;
  const entry = (title: LinkKeyOfWords, at: string | null, where: string | null) =>
    at || where
      ? `<h3>${words(title)}</h3><p>${[at && escapeHtml(at), where && escapeHtml(where)].filter(Boolean).join('<br>')}</p>`
      : '';
  const burial = burial_at && momentInWords(burial_at, language, destination);
  const flight = flight_at && momentInWords(flight_at, language, null);
  const entries = entry('when.flight', flight, flight_words) + entry('when.burial', burial, burial_place);
  return `<section class="card"><h2>${words('when.title')}</h2>${entries || `<p>${words('when.open')}</p>`}</section>
`;
}

function steps(owner: PageOwner, view: FamilyView): string {
  const words = linkWords(owner.language);
  const done = view.steps.filter(({ done_at }) => done_at);
  const next = view.steps.filter(({ done_at }) => !done_at);
  const list = (title: LinkKeyOfWords, none: LinkKeyOfWords, entries: SharedStep[], look = '') =>
    `<section class="card"><h2>${words(title)}</h2>${
      entries.length === 0
        ? `<p>${words(none)}</p>`
        : `<ul${look}>${entries.map((step) => stepEntry(owner, step)).join('')}</ul>`
    }</section>
`;
  return (
    list('steps.next', 'steps.nothingNext', next.slice(0, MOST_STEPS)) +
    list('steps.done', 'steps.nothingDone', done.slice(-MOST_STEPS), ' class="ticks" role="list"')
  );
}

function stepEntry({ language }: PageOwner, step: SharedStep): string {
  const asked =
    step.responsible === 'family' && !step.done_at ? ` <em>(${linkWords(language)('steps.family')})</em>` : '';
  return `<li>${stepWords(language, step)}${asked}</li>`;
}

function bring({ language }: PageOwner, { needed, maybe, state }: FamilyView): string {
  const words = linkWords(language);
  const named = (type: FamilyView['needed'][number]) => escapeHtml(sayDocumentType(language, type));
  const entries = [words('bring.death'), ...needed.map(named)].map((each) => `<li>${each}</li>`);
  const others = maybe.length > 0 ? `<p>${words('bring.maybe')} ${maybe.map(named).join(', ')}</p>` : '';
  return `<section class="card"><h2>${words(state === 'declined' ? 'declined.documents' : 'bring.title')}</h2><p>${words('bring.intro')}</p>
<ul>${entries.join('')}</ul>${others}<p>${words('bring.foreign')}</p></section>
`;
}

function cost({ cost: { outcome, limit_cents } }: FamilyView, words: LinkWords): string {
  if (outcome !== 'goodwill') return words(`cost.${outcome}`);
  return limit_cents === null
    ? words('cost.goodwillOpen')
    : words('cost.goodwill', { amount: formatEuro(limit_cents) });
}
