import type { FastifyReply } from 'fastify';
import type { Association } from '../../../domain/shared/association.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { allowPlainPage } from '../http/secureHeaders.ts';
import { escapeHtml } from '../mail/layout.ts';
import { mark, tabIcon } from './pageMark.ts';
import { plainPageStyle, plainPageStyleHash } from './plainPageStyle.ts';

/** A page outside of the portal: written by the server, without scripts, for people without log-in. All parts are markup. */
export type PlainPage = {
  language: Language;
  association: Association;
  title: string;
  main: string;
  /** The addresses of the page by language, and the query string with its question mark. */
  paths: Record<Language, string>;
  search: string;
  languagesLabel: string;
  /** Elements of the head: what search engines may know. */
  head: string;
  /** Whom to call, at the top of the page and while it is scrolled. */
  call: string;
  footer?: string;
  /** In print the page needs more room. */
  isLong?: boolean;
};

/** For pages that only a link leads to. */
export const NOT_FOUND_BY_SEARCH = '<meta name="robots" content="noindex">';

const NAMES: Record<Language, string> = { de: 'Deutsch', tr: 'Türkçe', en: 'English' };

/** The whole page. */
export function plainPage({ language, association, title, main, paths, search, ...page }: PlainPage): string {
  const name = escapeHtml(association.name);
  const links = languages.map((each) => languageLink(each, language, paths[each] + search)).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – ${name}</title>
<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0a4741">
${page.head}<link rel="icon" href="${tabIcon}">
<style>${plainPageStyle}</style></head>
<body${page.isLong ? ' class="long"' : ''}><header><div class="in"><p class="brand">${mark}<span>${name}</span></p>
<nav aria-label="${page.languagesLabel}"><ul role="list">${links}</ul></nav></div></header>
<main><div class="call"><div class="in">${page.call}</div></div>
${main}</main>
${footerOf(association, page.footer)}</body></html>
`;
}

/** Sends it: no script may run, and no style but its own. */
export function sendPlainPage(reply: FastifyReply, page: string) {
  allowPlainPage(reply, plainPageStyleHash);
  return reply.type('text/html; charset=utf-8').send(page);
}

/** The address of a link that calls this number. */
export function dialling(number: string): string {
  return `href="tel:${escapeHtml(number.replaceAll(' ', ''))}"`;
}

/** A number that no line break parts. */
export function shownNumber(number: string): string {
  return escapeHtml(unbroken(number));
}

function languageLink(each: Language, current: Language, address: string): string {
  if (each === current) return `<li><b aria-current="page">${NAMES[each]}</b></li>`;
  return `<li><a href="${escapeHtml(address)}" lang="${each}" hreflang="${each}">${NAMES[each]}</a></li>`;
}

function footerOf({ name, phone, email, address }: Association, more = ''): string {
  const place = escapeHtml(`${name}, ${address.street}, ${address.postal_code} ${address.city}`);
  return `<footer><div class="in"><p>${place}</p>
<p><a ${dialling(phone)}>${shownNumber(phone)}</a> · <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
${more}</div></footer>`;
}
