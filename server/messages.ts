import type { Language } from '../domain/shared/language.ts';
import type { Params } from '../texts/sentence.ts';
import type { Settings } from './platform/context.ts';
import type { Attachment, MailData } from './platform/mail/mailData.ts';
import { say, type WordingKey } from './words.ts';

/** A message to a household, as news in the portal and as a mail. */
export type Message = {
  subject: string;
  /** Whole sentences in plain text; each becomes a paragraph. */
  paragraphs: string[];
  /** A link to a screen of the portal, such as `/news`. */
  link: { label: string; path: Path };
  attachments?: readonly Attachment[];
  /** Instead of the reader's name, as after a death. */
  greeting?: string;
  /** Instead of the usual last words, as after a death. */
  closing?: string;
};

type Path = `/${string}`;
type Reader = { language: Language };

/** A text's name below the prefix of its message (`intro`), or a whole key (`payments.link`): only whole keys have a dot. */
type Name<Prefix extends string> = WordingKey | NameBelow<WordingKey, Prefix>;
type NameBelow<Key, Prefix extends string> = Key extends `${Prefix}.${infer Below}`
  ? Below extends `${string}.${string}`
    ? never
    : Below
  : never;

/** A text, or a list of sentences that are already in the reader's language; an empty list leaves nothing to read. */
type Line<Prefix extends string> = Name<Prefix> | readonly string[];

/** What every message is made of. `subject` is the text of that name below the prefix unless another is given. */
type Made<Prefix extends string> = {
  subject?: Name<Prefix>;
  says: readonly Line<Prefix>[];
  /** What the placeholders of all its texts stand for. */
  values?: Params;
  greeting?: Name<Prefix>;
  closing?: Name<Prefix>;
  attachments?: readonly Attachment[];
};

type MadeMessage<Prefix extends string> = Made<Prefix> & { link: { label: Name<Prefix>; path: Path } };

/** A message in the language of whoever reads it. */
export type InLanguage<To = Reader> = (to: To) => Message;

/** A kind of message to households: the prefix of its texts, and what it is made of for some facts and a reader. */
export function message<Prefix extends string, Facts = void, To extends Reader = Reader>(
  prefix: Prefix,
  make: (facts: Facts, to: To) => MadeMessage<Prefix>,
): (facts: Facts) => InLanguage<To> {
  return (facts) => (to) => {
    const made = make(facts, to);
    const { text, lines } = speaker(prefix, to.language, made.values);
    return {
      ...wordsOf(made, { text, lines }),
      ...(made.greeting ? { greeting: text(made.greeting) } : {}),
      ...(made.closing ? { closing: text(made.closing) } : {}),
      link: { label: text(made.link.label), path: made.link.path },
    };
  };
}

type Addressed = Reader & { settings: Settings };

type MadeMail<Prefix extends string> = Made<Prefix> & {
  /** The reader's full name. A mail that greets nobody by name goes first: its reader waits for it, or has to act at once. */
  name?: string;
  /** The address of the button, whose text is `button` below the prefix unless another is given. */
  url?: string;
  button?: Name<Prefix>;
  notes?: readonly Line<Prefix>[];
  /** What the law wants to be said besides: its title and its paragraphs. */
  notice?: { title: WordingKey; says: readonly WordingKey[] };
};

/** A kind of mail that is no news in the portal. Its texts may name the association and its phone. */
export function mail<Prefix extends string, To extends Addressed>(
  prefix: Prefix,
  make: (to: To) => MadeMail<Prefix>,
): (to: To) => MailData {
  return (to) => {
    const made = make(to);
    const { name, url, button = 'button', notes = [], notice } = made;
    const { language, settings } = to;
    const { name: association, phone } = settings.association;
    const { text, lines } = speaker(prefix, language, { association, phone, ...made.values });
    const greeting = made.greeting ?? (name ? 'accounts.wording.greeting' : 'accounts.wording.greetingUnnamed');
    return {
      language,
      ...wordsOf(made, { text, lines }),
      greeting: speaker(prefix, language, name ? { name } : {}).text(greeting),
      ...(url ? { button: { label: text(button), url } } : {}),
      notes: lines(notes),
      closing: text(made.closing ?? 'accounts.wording.closing'),
      ...(notice ? { notice: { title: text(notice.title), paragraphs: lines(notice.says) } } : {}),
      ...(name ? {} : { goesFirst: true }),
    };
  };
}

type Speaker = { text: (name: string) => string; lines: (of: readonly (string | readonly string[])[]) => string[] };

/** Says the texts below a prefix in a language. The types of `Made` let only names through that exist. */
function speaker(prefix: string, language: Language, values: Params = {}): Speaker {
  const text = (name: string) => say(language, (name.includes('.') ? name : `${prefix}.${name}`) as WordingKey, values);
  return { text, lines: (of) => of.flatMap((line) => (typeof line === 'string' ? [text(line)] : line)) };
}

function wordsOf(made: Pick<Made<string>, 'says' | 'attachments'> & { subject?: string }, { text, lines }: Speaker) {
  const { subject = 'subject', says, attachments } = made;
  return { subject: text(subject), paragraphs: lines(says), ...(attachments ? { attachments } : {}) };
}
