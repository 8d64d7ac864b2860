import { fullName } from '../../domain/shared/fullName.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import type { EffectKey } from '../../domain/shared/messageKinds.ts';
import type { InLanguage, Message } from '../messages.ts';
import type { Change, Settings } from '../platform/context.ts';
import { escapeHtml } from '../platform/mail/layout.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { portalPath, portalUrl } from '../platform/portal.ts';
import { say } from '../words.ts';
import { showHeldNews } from './heldNews.jobs.ts';
import { harmlessHtml } from './markup.ts';
import type { Translations } from './notifications.tables.ts';
import { insertNotification, insertNotifications, type NewNotification } from './notifications.writes.ts';
import { type Addressee, writeTo, writeToAll } from './writing.actions.ts';

type Reader = Addressee & { first_name: string; last_name: string; language: Language };

/** `message` is called for every language: news is shown in the reader's language at that time, the mail is sent in today's. */
export type Telling<To extends Reader = Reader> = { effectKey: EffectKey; to: To; message: InLanguage<To> };

/** Sends a message to a household once per effect key, as news and by mail (D34); returns whether it was the first time. */
export async function tell<To extends Reader>(change: Change, telling: Telling<To>): Promise<boolean> {
  const isFirst = await tellInNews(change, telling);
  if (isFirst) await write(change, telling);
  return isFirst;
}

/** `tell` for many households; `isQuiet`: as news only. */
export async function tellAll<To extends Reader>(
  change: Change,
  tellings: readonly Telling<To>[],
  isQuiet: (to: To) => boolean,
): Promise<void> {
  // many households get the very same message
  const known = new Map<Message, Words>();
  const newsOnce = (message: Message) => {
    const words = known.get(message) ?? newsOf(message);
    known.set(message, words);
    return words;
  };
  await notifyAll(
    change,
    tellings.map((telling) => newsFor(telling, newsOnce)),
  );
  const aloud = tellings.filter(({ to }) => !isQuiet(to));
  await writeToAll(
    change,
    aloud.map((telling) => writtenFor(change, telling)),
  );
}

/** Sends only the mail, or the letter if that is the household's way, once per effect key. */
export async function write<To extends Reader>(change: Change, telling: Telling<To>): Promise<void> {
  await writeTo(change, writtenFor(change, telling));
}

function writtenFor<To extends Reader>({ settings }: Change, { effectKey, to, message }: Telling<To>) {
  return { effectKey, to, mailData: () => mailDataOf(message(to), to, settings) };
}

/** `tell` as news only, if a mail would be inappropriate. */
export async function tellInNews<To extends Reader>(change: Change, telling: Telling<To>): Promise<boolean> {
  const news = newsFor(telling);
  return notify(change, news);
}

function newsFor<To extends Reader>({ effectKey, to, message }: Telling<To>, asNews = newsOf) {
  const words = inEveryLanguage(to.language, (language) => asNews(message({ ...to, language })));
  return { household_id: to.household_id, effect_key: effectKey, ...words };
}

/** A message as news, in the reader's language and all others. */
export function newsIn(language: Language, message: InLanguage) {
  return inEveryLanguage(language, (one) => newsOf(message({ language: one })));
}

function newsOf({ subject, paragraphs, link }: Message): Words {
  const texts = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  // who reads the news is there already
  const way = link.path === '/news' ? '' : `<p><a href="${portalPath(link.path)}">${escapeHtml(link.label)}</a></p>`;
  return { title: subject, html: `${texts.join('')}${way}` };
}

function mailDataOf(message: Message, to: Reader, settings: Settings): MailData {
  const { subject, paragraphs, link, attachments } = message;
  const { language } = to;
  return {
    language,
    subject,
    greeting: message.greeting ?? say(language, 'accounts.wording.greeting', { name: fullName(to) }),
    paragraphs,
    button: { label: link.label, url: portalUrl(settings, link.path) },
    notes: [say(language, 'notifications.questions', { phone: settings.association.phone })],
    closing: message.closing ?? say(language, 'accounts.wording.closing'),
    ...(attachments ? { attachments } : {}),
  };
}

/** `html` may contain simple markup; names in it are escaped with `escapeHtml`. */
export type Words = { title: string; html: string };

/** A message to a household: its text, the language of the text, and translations. */
export type News = Words & {
  household_id: number;
  effect_key: EffectKey;
  /** Undefined if unknown, or if it is in several languages. */
  language?: Language | null | undefined;
  translations?: { [language in Language]?: Words };
};

/** The text of a template in the reader's language, and in all others in case the reader changes the language. */
export function inEveryLanguage(language: Language, wordsIn: (language: Language) => Words) {
  const others = languages.filter((other) => other !== language);
  const translations: News['translations'] = Object.fromEntries(others.map((other) => [other, wordsIn(other)]));
  return { ...wordsIn(language), language, translations };
}

/** Sends news to a household, once per effect key; returns whether it was the first time. */
export async function notify(change: Change, news: News): Promise<boolean> {
  if (change.messages === 'none') return false;
  const stored = rowOf(change, news, harmlessHtml);
  const row = await insertNotification(change.tx, { ...stored, ...change.held.columns });
  if (row && change.messages) await change.enqueue(showHeldNews, { notification_id: row.id }, change.held.job);
  return row !== undefined;
}

/** `notify` for many households at once. */
export async function notifyAll(change: Change, all: readonly News[]): Promise<void> {
  if (change.messages) {
    for (const news of all) await notify(change, news);
    return;
  }
  // among a thousand messages most have the same text
  const cleaned = new Map<string, string>();
  const clean = (html: string) => cleaned.get(html) ?? cleaned.set(html, harmlessHtml(html)).get(html) ?? '';
  const rows = all.map((news) => rowOf(change, news, clean));
  await insertNotifications(change.tx, rows);
}

function rowOf(change: Change, news: News, clean: (html: string) => string): NewNotification {
  const { title, html, translations = {}, ...about } = news;
  const stored = ({ title, html }: Words) => ({ title, body_html: clean(html) });
  const others = Object.entries(translations).map(([language, words]) => [language, stored(words)]);
  return {
    ...about,
    ...stored({ title, html }),
    translations: Object.fromEntries(others) as Translations,
    created_at: change.now,
  };
}
