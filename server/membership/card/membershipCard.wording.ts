import type { CardFormat } from '../../../domain/membership/membership.contract.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import type { CardDocument } from '../../platform/pdf/cardDocument.ts';
import { say } from '../../words.ts';

export type CardFacts = {
  membership_no: string;
  language: Language;
  /** Whom the membership covers on `day`, in order of entry. */
  covered: { first_name: string; last_name: string }[];
  day: Day;
  association: Association;
};

/** Who stands beside a family is often not the member: the back is in the two languages of those who may read it. */
const LANGUAGES_OF_THE_BACK = ['de', 'tr'] as const satisfies readonly Language[];

/** The membership card as data. */
export function cardDocument(
  { membership_no, language, covered, day, association }: CardFacts,
  format: CardFormat,
): CardDocument {
  const { name, phone, email, emergency_phone } = association;
  const kind = emergency_phone ? 'always' : 'officeHours';
  return {
    format,
    language,
    title: say(language, 'membership.card.title'),
    author: name,
    // the same card on the same day is the same file
    created_at: `${day}T00:00:00.000Z`,
    hint: say(language, 'membership.card.hint'),
    number: { label: say(language, 'membership.card.number'), value: membership_no },
    day: { label: say(language, 'membership.card.day'), value: toWireDay(day) },
    people: { label: say(language, 'membership.card.people'), names: covered.map(fullName) },
    call: {
      phone: unbroken(emergency_phone ?? phone),
      lines: LANGUAGES_OF_THE_BACK.map((spoken) => ({
        language: spoken,
        when: say(spoken, `membership.card.${kind}`),
        say: say(spoken, 'membership.card.sayNumber', { number: membership_no }),
      })),
    },
    contact: [name, `${phone} · ${email}`],
  };
}

/** Each of the two has its own, so that one download is not taken for the other. */
export function cardFilename(
  { membership_no, language }: Pick<CardFacts, 'membership_no' | 'language'>,
  format: CardFormat,
): string {
  const key = format === 'a4' ? 'membership.card.sheetFilename' : 'membership.card.filename';
  return say(language, key, { number: membership_no });
}
