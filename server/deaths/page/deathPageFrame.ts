import type { Association } from '../../../domain/shared/association.ts';
import { deathPages } from '../../../domain/shared/deathPages.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { mark, tabIcon } from './deathPageIcons.ts';
import { deathPageStyle } from './deathPageStyle.ts';
import { type DeathPageWords, deathPageWords } from './deathPageWords.ts';
import type { PublicSettings } from './publicSettings.ts';

/** The association that the page belongs to, and its language. */
export type PageOwner = { language: Language; association: Association; publicUrl: string; settings: PublicSettings };

export type Page = PageOwner & {
  /** Markup, already escaped. */
  title: string;
  main: string;
  /** The query string, with its question mark, for the links to the other languages. */
  search?: string;
  /** The page has a paragraph of the board: in print it needs more room. */
  isLong?: boolean;
};

const NAMES: Record<Language, string> = { de: 'Deutsch', tr: 'Türkçe', en: 'English' };

/** A whole page: the phone number comes first, and is one tap away from every part. */
export function framed({ title, main, search = '', isLong = false, ...owner }: Page): string {
  const { language, association, publicUrl } = owner;
  const words = deathPageWords(language);
  const name = escapeHtml(association.name);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – ${name}</title><meta name="description" content="${words('description')}">
<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0a4741">
${languages.map((each) => alternate(publicUrl, each)).join('')}<link rel="canonical" href="${escapeHtml(publicUrl + deathPages[language])}"><link rel="icon" href="${tabIcon}">
<style>${deathPageStyle}</style></head>
<body${isLong ? ' class="long"' : ''}><header><div class="in"><p class="brand">${mark}<span>${name}</span></p>
<nav aria-label="${words('languages')}"><ul role="list">${languages.map((each) => languageLink(each, language, search)).join('')}</ul></nav></div></header>
<main><div class="call"><div class="in">${callLink(owner)}</div></div>
${main}</main>
${footer(owner, words)}</body></html>
`;
}

/** The emergency phone as a link that calls it. */
export function callLink({ language, association }: PageOwner): string {
  const words = deathPageWords(language);
  const { emergency_phone, phone } = association;
  const label = words(emergency_phone ? 'call.always' : 'call.now');
  return `<a class="tel" ${dialling(emergency_phone ?? phone)}><span>${label}</span> <strong>${shown(emergency_phone ?? phone)}</strong></a>`;
}

/** The same number within a sentence. */
export function numberLink({ association: { emergency_phone, phone } }: PageOwner): string {
  return `<a ${dialling(emergency_phone ?? phone)}>${shown(emergency_phone ?? phone)}</a>`;
}

function alternate(publicUrl: string, language: Language): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + deathPages[language])}">`;
}

function languageLink(each: Language, current: Language, search: string): string {
  if (each === current) return `<li><b aria-current="page">${NAMES[each]}</b></li>`;
  const address = escapeHtml(deathPages[each] + search);
  return `<li><a href="${address}" lang="${each}" hreflang="${each}">${NAMES[each]}</a></li>`;
}

function footer({ association, publicUrl, language }: PageOwner, words: DeathPageWords): string {
  const { name, phone, email, address } = association;
  const place = escapeHtml(`${name}, ${address.street}, ${address.postal_code} ${address.city}`);
  const web = (publicUrl + deathPages[language]).replace(/^https?:\/\//, '');
  return `<footer><div class="in"><p>${place}</p>
<p><a ${dialling(phone)}>${shown(phone)}</a> · <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
<p class="paper">${words('footer', { address: web })}</p></div></footer>`;
}

function dialling(number: string): string {
  return `href="tel:${escapeHtml(number.replaceAll(' ', ''))}"`;
}

function shown(number: string): string {
  return escapeHtml(unbroken(number));
}
