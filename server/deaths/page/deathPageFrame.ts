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
  /** Addresses of a page behind a link: neither search engines nor its print name them. */
  ownPaths?: Record<Language, string>;
  /** The page has a paragraph of the board: in print it needs more room. */
  isLong?: boolean;
};

const NAMES: Record<Language, string> = { de: 'Deutsch', tr: 'Türkçe', en: 'English' };

/** A whole page: the phone number comes first, and is one tap away from every part. */
export function framed({ title, main, search = '', ownPaths, isLong = false, ...owner }: Page): string {
  const { language, association } = owner;
  const words = deathPageWords(language);
  const paths = ownPaths ?? deathPages;
  const name = escapeHtml(association.name);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – ${name}</title>
<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0a4741">
${ownPaths ? '<meta name="robots" content="noindex">' : found(owner, words)}<link rel="icon" href="${tabIcon}">
<style>${deathPageStyle}</style></head>
<body${isLong ? ' class="long"' : ''}><header><div class="in"><p class="brand">${mark}<span>${name}</span></p>
<nav aria-label="${words('languages')}"><ul role="list">${languages.map((each) => languageLink(each, language, paths[each] + search)).join('')}</ul></nav></div></header>
<main><div class="call"><div class="in">${callLink(owner)}</div></div>
${main}</main>
${footer(owner, words, ownPaths === undefined)}</body></html>
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

/** For search engines. */
function found({ language, publicUrl }: PageOwner, words: DeathPageWords): string {
  const others = languages.map((each) => alternate(publicUrl, each));
  return `<meta name="description" content="${words('description')}">${others.join('')}<link rel="canonical" href="${escapeHtml(publicUrl + deathPages[language])}">`;
}

function alternate(publicUrl: string, language: Language): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + deathPages[language])}">`;
}

function languageLink(each: Language, current: Language, address: string): string {
  if (each === current) return `<li><b aria-current="page">${NAMES[each]}</b></li>`;
  return `<li><a href="${escapeHtml(address)}" lang="${each}" hreflang="${each}">${NAMES[each]}</a></li>`;
}

function footer({ association, publicUrl, language }: PageOwner, words: DeathPageWords, isPublic: boolean): string {
  const { name, phone, email, address } = association;
  const place = escapeHtml(`${name}, ${address.street}, ${address.postal_code} ${address.city}`);
  const web = (publicUrl + deathPages[language]).replace(/^https?:\/\//, '');
  return `<footer><div class="in"><p>${place}</p>
<p><a ${dialling(phone)}>${shown(phone)}</a> · <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
${isPublic ? `<p class="paper">${words('footer', { address: web })}</p>` : ''}</div></footer>`;
}

function dialling(number: string): string {
  return `href="tel:${escapeHtml(number.replaceAll(' ', ''))}"`;
}

function shown(number: string): string {
  return escapeHtml(unbroken(number));
}
