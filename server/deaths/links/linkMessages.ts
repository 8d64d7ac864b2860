import type { LinkKind } from '../../../domain/deaths/deathLinks.contract.ts';
import { familyPages, guestPages } from '../../../domain/shared/deathPages.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { callLink, framed, type PageOwner } from '../page/deathPageFrame.ts';
import type { Ticked } from '../steps/steps.actions.ts';
import { type LinkKeyOfWords, linkWords } from './linkWords.ts';
import { momentInWords } from './moments.ts';

export const pathsOf = { family: familyPages, guest: guestPages } as const satisfies Record<LinkKind, unknown>;

const LONGEST_CODE = 40;

/** In place of a page: the same for a link that never was, has expired or was revoked, so that nobody learns which. */
export function messagePage(
  owner: PageOwner,
  kind: LinkKind,
  why: 'words' | 'tooMany' | 'outage' | 'unfit' = 'words',
): string {
  const words = linkWords(owner.language);
  const title = words(why === 'words' ? 'gone.title' : `gone.${why}`);
  const code = kind === 'family' ? `<p><a href="${familyPages[owner.language]}">${words('gone.code')}</a></p>` : '';
  return framed({
    ...owner,
    title,
    ownPaths: pathsOf[kind],
    main: `<div class="in"><div class="hello"><h1>${title}</h1></div>
<section>${why === 'words' ? `<p>${words('gone.words')}</p>` : ''}<p>${callLink(owner)}</p>${code}</section></div>`,
  });
}

/** Asks for the code of a printed sheet. */
export function codePage(owner: PageOwner, typed = '', problem?: 'wrong' | 'tooMany'): string {
  const words = linkWords(owner.language);
  const title = words('code.title');
  const error = problem
    ? `<span class="error" id="f-code-error">${words(`code.${problem}` as LinkKeyOfWords)}</span>`
    : '';
  const described = problem ? 'f-code-hint f-code-error' : 'f-code-hint';
  return framed({
    ...owner,
    title,
    ownPaths: familyPages,
    main: `<div class="in"><div class="hello"><h1>${title}</h1></div>
<section class="card"><p>${words('code.intro')}</p><form method="post" action="${familyPages[owner.language]}">
<p${problem ? ' class="wrong"' : ''}><label for="f-code">${words('code.label')}</label><span class="hint" id="f-code-hint">${words('code.hint')}</span>${error}<input class="text code" id="f-code" name="code" maxlength="${LONGEST_CODE}" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-required="true" aria-describedby="${described}"${problem ? ' aria-invalid="true"' : ''} value="${escapeHtml(typed.slice(0, LONGEST_CODE))}"></p>
<p><button>${words('code.open')}</button></p></form></section></div>`,
  });
}

type Early = { planned: NonNullable<Ticked['planned']>; step: string; search: string };

/** Asks once whether a burial has really taken place, before the day for which it is planned. */
export function earlyBurialPage(
  owner: PageOwner,
  { planned: { burial_at, destination }, step, search }: Early,
): string {
  const words = linkWords(owner.language);
  const title = words('guest.early');
  const when = burial_at ? momentInWords(burial_at, owner.language, destination) : '';
  const action = escapeHtml(guestPages[owner.language] + search);
  return framed({
    ...owner,
    title,
    search,
    ownPaths: guestPages,
    main: `<div class="in"><div class="hello"><h1>${title}</h1></div>
<section class="card"><p>${words('guest.earlyWords', { when })}</p>
<form method="post" action="${action}"><input type="hidden" name="sure" value="yes"><p><button name="step" value="${escapeHtml(step)}">${words('guest.earlyYes')}</button></p></form>
<p><a href="${action}">${words('guest.earlyNo')}</a></p></section></div>`,
  });
}
