import { formatCreditorReference } from '../../../domain/invoicing/creditorReference.ts';
import { formatIban } from '../../../domain/invoicing/iban.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import { paymentPages } from '../../../domain/shared/paymentPages.ts';
import type { Params } from '../../../texts/sentence.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { dialling, NOT_FOUND_BY_SEARCH, plainPage, shownNumber } from '../../platform/pages/plainPage.ts';
import { qrImage } from '../../platform/pages/qrImage.ts';
import { say, type WordingKey } from '../../words.ts';
import type { PaymentView, ShownTransfer } from './paymentPage.reads.ts';

export type PaymentPageOwner = { language: Language; association: Association };

type OfPage<Key> = Key extends `payments.linkPage.${infer Rest}` ? Rest : never;
type PageKey = OfPage<WordingKey>;

/** The page behind a link: what a transfer needs, or that it is paid. It names no person. */
export function paymentPage(owner: PaymentPageOwner, view: PaymentView, search: string): string {
  const words = wordsIn(owner.language);
  const title = words(view.is_paid ? 'paid.title' : 'title');
  const intro = view.is_paid
    ? words('paid.words')
    : words(view.transfers.length > 1 ? 'introSeveral' : 'intro', { association: owner.association.name });
  const until = toWireDay(businessDay(view.expires_at));
  return framed(owner, {
    title,
    search,
    main: `<div class="in"><div class="hello"><h1>${title}</h1><p>${intro}</p></div>
${view.transfers.map((one) => transferCard(owner, one)).join('')}<p class="small">${words('until', { date: until })}</p></div>`,
  });
}

/** In place of a page: the same for a link that never was, has expired or was ended, so that nobody learns which. */
export function paymentMessage(owner: PaymentPageOwner, why: 'gone' | 'tooMany' | 'outage'): string {
  const words = wordsIn(owner.language);
  const title = words(`${why}.title`);
  return framed(owner, {
    title,
    search: '',
    main: `<div class="in"><div class="hello"><h1>${title}</h1><p>${words(`${why}.words`)}</p></div></div>`,
  });
}

function transferCard({ language, association }: PaymentPageOwner, transfer: ShownTransfer): string {
  const words = wordsIn(language);
  const { account_holder, iban, bic } = association;
  const { amount_cents, reference, code, due_date, bill_numbers } = transfer;
  const facts: [PageKey, string][] = [
    ['amount', formatEuro(amount_cents)],
    ['recipient', account_holder],
    ['iban', formatIban(iban)],
    ['bic', bic],
    ['reference', formatCreditorReference(reference)],
    ...(due_date ? [['due', toWireDay(due_date)] as [PageKey, string]] : []),
    [bill_numbers.length > 1 ? 'invoices' : 'invoice', bill_numbers.join(', ')],
  ];
  const list = facts.map(([key, value]) => `<div><dt>${words(key)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
  const image = code ? `<div><p>${words('qrHint')}</p>${qrImage(code, words('qr'))}</div>` : '';
  return `<section class="card pay"><div class="grid two"><dl>${list}</dl>${image}</div><p>${words('exactly')}</p></section>
`;
}

function framed(
  owner: PaymentPageOwner,
  { title, main, search }: { title: string; main: string; search: string },
): string {
  const { language, association } = owner;
  const words = wordsIn(language);
  const { phone } = association;
  return plainPage({
    language,
    association,
    title,
    main,
    search,
    paths: paymentPages,
    head: NOT_FOUND_BY_SEARCH,
    languagesLabel: words('languages'),
    call: `<a class="tel" ${dialling(phone)}><span>${words('call')}</span> <strong>${shownNumber(phone)}</strong></a>`,
  });
}

/** Sentences as markup: nothing in them can become an element. */
function wordsIn(language: Language): (key: PageKey, params?: Params) => string {
  return (key, params) => escapeHtml(say(language, `payments.linkPage.${key}` as WordingKey, params));
}
