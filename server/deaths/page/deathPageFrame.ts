import type { Association } from '../../../domain/shared/association.ts';
import { deathPages } from '../../../domain/shared/deathPages.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { dialling, NOT_FOUND_BY_SEARCH, plainPage, shownNumber } from '../../platform/pages/plainPage.ts';
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

/** A whole page: the phone number comes first, and is one tap away from every part. */
export function framed({ title, main, search = '', ownPaths, isLong = false, ...owner }: Page): string {
  const { language, association } = owner;
  const words = deathPageWords(language);
  return plainPage({
    language,
    association,
    title,
    main,
    search,
    isLong,
    paths: ownPaths ?? deathPages,
    languagesLabel: words('languages'),
    head: ownPaths ? NOT_FOUND_BY_SEARCH : found(owner, words),
    call: callLink(owner),
    footer: ownPaths ? '' : `<p class="paper">${words('footer', { address: webAddress(owner) })}</p>`,
  });
}

/** The emergency phone as a link that calls it. */
export function callLink({ language, association }: PageOwner): string {
  const words = deathPageWords(language);
  const { emergency_phone, phone } = association;
  const label = words(emergency_phone ? 'call.always' : 'call.now');
  return `<a class="tel" ${dialling(emergency_phone ?? phone)}><span>${label}</span> <strong>${shownNumber(emergency_phone ?? phone)}</strong></a>`;
}

/** The same number within a sentence. */
export function numberLink({ association: { emergency_phone, phone } }: PageOwner): string {
  return `<a ${dialling(emergency_phone ?? phone)}>${shownNumber(emergency_phone ?? phone)}</a>`;
}

/** For search engines. */
function found({ language, publicUrl }: PageOwner, words: DeathPageWords): string {
  const others = languages.map((each) => alternate(publicUrl, each));
  return `<meta name="description" content="${words('description')}">${others.join('')}<link rel="canonical" href="${escapeHtml(publicUrl + deathPages[language])}">`;
}

function alternate(publicUrl: string, language: Language): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + deathPages[language])}">`;
}

function webAddress({ publicUrl, language }: PageOwner): string {
  return (publicUrl + deathPages[language]).replace(/^https?:\/\//, '');
}
