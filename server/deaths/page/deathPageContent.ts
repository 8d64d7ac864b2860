import { deathPages } from '../../../domain/shared/deathPages.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import type { CallBackForm, Problems } from './callBackForm.ts';
import { type CallBackTrouble, callBackPromise, callBackSection } from './callBackSection.ts';
import { callLink, framed, type PageOwner } from './deathPageFrame.ts';
import { placeIcons } from './deathPageIcons.ts';
import { type DeathPageWords, deathPageWords } from './deathPageWords.ts';

/** The form on the page, with faults or refusals of an earlier sending. */
export type FormView = { form: CallBackForm; problems?: Problems; trouble?: CallBackTrouble };

const STEPS = ['first', 'second', 'third'] as const;
const PLACES = ['home', 'house', 'outside', 'abroad'] as const;
const CIVIL_STATUSES = ['married', 'divorced', 'widowed'] as const;
const ALWAYS_NEEDED = ['death', 'birth', 'citizenship', 'residence'] as const;

/** The page itself: what to do at a death, what can wait, and the form for those who cannot call. */
export function deathPage(owner: PageOwner, view: FormView): string {
  const words = deathPageWords(owner.language);
  const note = owner.settings.public_notes[owner.language];
  const isRefused = view.problems || view.trouble;
  const title = words('title');
  return framed({
    ...owner,
    title: isRefused ? words('problem.pageTitle', { title: words('title') }) : title,
    isLong: note !== null,
    main: `<div class="in"><div class="hello"><h1>${title}</h1><p>${words('condolence')}</p>
<p class="small">${words('lead')} ${words('call.number')}</p>
<p class="small screen"><a href="#form">${words('call.cannot')}</a></p><p class="paper blank">${words('call.ours')}</p></div>
${note ? ofTheBoard(note) : ''}${places(words)}${sign(words)}<div class="grid two">${documents(words)}${burial(words)}</div>
${callBackSection(owner, view)}</div>`,
  });
}

/** After a message was received: the number of its case, and no personal data. */
export function sentPage(owner: PageOwner, { number, search }: { number: string; search: string }): string {
  const words = deathPageWords(owner.language);
  return framed({
    ...owner,
    title: words('sent.title'),
    search,
    main: `<div class="in"><div class="hello"><h1>${words('sent.title')}</h1><p>${callBackPromise(owner.settings, words) ?? words('sent.words')}</p></div>
<section class="card sign"><h2>${words('sent.number', { number })}</h2><p>${words('sent.keep')}</p></section>
<section><p>${words('sent.callToo')}</p><p>${callLink(owner)}</p>
<p><a href="${deathPages[owner.language]}">${words('sent.back')}</a></p></section></div>`,
  });
}

/** The board's own text: plain, a paragraph for each line. */
function ofTheBoard(note: string): string {
  const paragraphs = note.split('\n').filter((line) => line.trim() !== '');
  return `<section class="card note">${paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</section>
`;
}

function places(words: DeathPageWords): string {
  const cards = PLACES.map(
    (place) => `<div class="card"><h3>${placeIcons[place]}<span>${words(`places.${place}.title`)}</span></h3>
<ol>${STEPS.map((step) => `<li>${words(`places.${place}.${step}`)}</li>`).join('')}</ol></div>`,
  );
  return `<section><h2>${words('places.title')}</h2><div class="grid two">${cards.join('\n')}</div></section>
`;
}

function sign(words: DeathPageWords): string {
  return `<section class="card sign"><h2>${words('sign.title')}</h2>
<p><strong>${words('sign.undertaker')}</strong> ${words('sign.documents')}</p><p>${words('sign.why')}</p></section>
`;
}

function documents(words: DeathPageWords): string {
  const needed = [...ALWAYS_NEEDED, ...CIVIL_STATUSES].map((each) => `<li>${words(`documents.${each}`)}</li>`);
  return `<section class="card"><h2>${words('documents.title')}</h2><p>${words('documents.intro')}</p>
<ul>${needed.join('')}</ul><p>${words('documents.foreign')}</p></section>
`;
}

function burial(words: DeathPageWords): string {
  return `<section class="card"><h2>${words('burial.title')}</h2>
<h3>${words('burial.austria')}</h3><p>${words('burial.austriaWords')}</p>
<h3>${words('burial.turkey')}</h3><p>${words('burial.turkeyWords')}</p></section>
`;
}
