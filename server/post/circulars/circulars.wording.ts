import { formatIban } from '../../../domain/invoicing/iban.ts';
import { newsHtml } from '../../../domain/notifications/newsHtml.ts';
import type { CircularTexts } from '../../../domain/post/circulars.contract.ts';
import { type CircularValues, filledIn, paragraphsOf } from '../../../domain/post/circularText.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { type Cents, formatEuro } from '../../../domain/shared/money.ts';
import type { MailData } from '../../platform/mail/mailData.ts';
import { say } from '../../words.ts';

export type CircularReader = { first_name: string; last_name: string; membership_no: string; language: Language };

type Written = { reader: CircularReader; owed: Cents; subject: string; text: string; association: Association };

/** All its words, each subject before its text: as they are read, a number may begin in one and end in the other. */
export function wordsInOrder(texts: CircularTexts): string {
  return languages.flatMap((language) => [texts[`subject_${language}`], texts[`text_${language}`]]).join('\n');
}

/** A circular as one household reads it, on paper and as a mail. */
export function circularMail({ reader, owed, subject, text, association }: Written): MailData {
  const { language } = reader;
  const values: CircularValues = {
    name: fullName(reader),
    membership_no: reader.membership_no,
    owed: formatEuro(owed),
    iban: formatIban(association.iban),
  };
  return {
    language,
    subject: filledIn(subject, values),
    greeting: say(language, 'accounts.wording.greeting', { name: values.name }),
    paragraphs: paragraphsOf(text).map((paragraph) => filledIn(paragraph, values)),
    closing: say(language, 'accounts.wording.closing'),
  };
}

/** The same as news in the portal: what was typed is text, and only its addresses become links. */
export function circularNews({ subject, paragraphs }: MailData): { title: string; html: string } {
  return { title: subject, html: newsHtml(paragraphs.join('\n\n')) };
}

/** A circular as its writer gets it to look at: nobody may take it for the real one. */
export function asTest(mail: MailData): MailData {
  const { language, subject, paragraphs } = mail;
  return {
    ...mail,
    subject: say(language, 'post.circularTest', { subject }),
    paragraphs: [say(language, 'post.circularTestWords'), ...paragraphs],
  };
}
