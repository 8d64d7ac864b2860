import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { escapeHtml } from '../platform/mail/layout.ts';
import type { Attachment, Letter } from '../platform/mail/letter.ts';
import { postToHousehold } from '../platform/mail/post.ts';
import { portalPath, portalUrl } from '../platform/portal.ts';
import type { Change, Settings } from '../platform/work.ts';
import { say } from '../words.ts';
import { notify } from './notifications.actions.ts';

type Reader = {
  household_id: number;
  first_name: string;
  last_name: string;
  language: Language;
  email: string | undefined;
};

/** One thing that a household is told, as news in the portal and as a mail. */
export type Message = {
  subject: string;
  /** Whole sentences, plain text; each is a paragraph of its own. */
  paragraphs: string[];
  /** Where in the portal it leads to, as `/news`. */
  link: { label: string; path: `/${string}` };
  attachment?: Attachment;
};

export type Telling = { effectKey: string; to: Reader; message: Message };

/** Tells a household something once per effect key, in news and by mail (D34); answers whether it was the first time. */
export async function tell(change: Change, { effectKey, to, message }: Telling): Promise<boolean> {
  const isFirst = await tellQuietly(change, { effectKey, to, message });
  if (isFirst) await write(change, { effectKey, to, message });
  return isFirst;
}

/** The mail alone, once per effect key; none to whoever has no address. */
export async function write(change: Change, { effectKey, to, message }: Telling): Promise<void> {
  const { household_id, email } = to;
  if (email) await postToHousehold(change, effectKey, { household_id, email }, letterOf(message, to, change.settings));
}

/** The same in news alone, where a mail would be too loud. */
export async function tellQuietly(change: Change, { effectKey, to, message }: Telling): Promise<boolean> {
  const { subject, paragraphs, link } = message;
  const texts = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  return notify(change, {
    household_id: to.household_id,
    effect_key: effectKey,
    title: subject,
    html: `${texts.join('')}<p><a href="${portalPath(link.path)}">${escapeHtml(link.label)}</a></p>`,
  });
}

function letterOf({ subject, paragraphs, link, attachment }: Message, to: Reader, settings: Settings): Letter {
  const { language } = to;
  return {
    language,
    subject,
    greeting: say(language, 'accounts.letter.greeting', { name: fullName(to) }),
    paragraphs,
    button: { label: link.label, url: portalUrl(settings, link.path) },
    notes: [say(language, 'notifications.questions', { phone: settings.association.phone })],
    closing: say(language, 'accounts.letter.closing'),
    ...(attachment ? { attachment } : {}),
  };
}
