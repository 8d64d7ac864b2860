import type { DocumentType } from '../domain/documents/documentTypes.ts';
import type { Gender } from '../domain/reference/eligibility.ts';
import type { Language } from '../domain/shared/language.ts';
import type { TextKey } from '../texts/textKey.ts';
import { wordingDe } from '../texts/wording.de.ts';
import { wordingEn } from '../texts/wording.en.ts';
import { wordingTr } from '../texts/wording.tr.ts';
import { openWords } from './platform/words.ts';

/** The key of a server text: `accounts.confirmation.subject`. */
export type WordingKey = TextKey<typeof wordingDe>;

/** `say('tr', 'accounts.confirmation.subject', { name })`: mails, news and PDFs in the reader's language. */
export const say = openWords<WordingKey>({ de: wordingDe, tr: wordingTr, en: wordingEn });

/** The name of a document type. */
export function sayDocumentType(language: Language, type: DocumentType): string {
  // a key that ends in _other would be read as a plural form
  return say(language, `reference.documentType.${type === 'death_other' ? 'other' : type}`);
}

const HONOURED = { male: 'membership.condolence.nameMale', female: 'membership.condolence.nameFemale' } as const;

/** Somebody who has died, as a condolence names them: in Turkish Merhum or Merhume. */
export function sayHonoured(language: Language, person: { name: string; gender: Gender | null }): string {
  const { name, gender } = person;
  return say(language, gender ? HONOURED[gender] : 'membership.condolence.name', { name });
}
