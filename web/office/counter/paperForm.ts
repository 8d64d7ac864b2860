import { type Channel, channels } from '../../../domain/members/channel.ts';
import { tidyName } from '../../../domain/members/name.ts';
import { tidyNumber } from '../../../domain/shared/digits.ts';
import { type Language, languages } from '../../../domain/shared/language.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { tidyPhoneNumber } from '../../members/phoneReading.ts';

/** What is typed from a paper at once; the rest is entered with the members' own forms. */
export type PaperValues = {
  arrived_on: string;
  signed_on: string;
  agrees: boolean;
  terms_version: string;
  data_protection_version: string;
  has_died: boolean;
  asked: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  citizenship_id: number | null;
  turkish_id_no: string;
  social_insurance_number: string;
  phone_number: string;
  email: string;
  language: Language;
  channel: Channel;
};

export const emptyPaper: PaperValues = {
  arrived_on: '',
  signed_on: '',
  agrees: false,
  terms_version: '',
  data_protection_version: '',
  has_died: false,
  asked: 'came',
  first_name: '',
  last_name: '',
  date_of_birth: '',
  citizenship_id: null,
  turkish_id_no: '',
  social_insurance_number: '',
  phone_number: '',
  email: '',
  language: 'tr',
  channel: 'post',
};

/** Whom to look for before anybody is entered. */
export function applicantOf(values: PaperValues) {
  return {
    first_name: tidyName(values.first_name),
    last_name: tidyName(values.last_name),
    date_of_birth: wireDate(values.date_of_birth),
    turkish_id_no: tidyNumber(values.turkish_id_no) || null,
    social_insurance_number: tidyNumber(values.social_insurance_number) || null,
  };
}

export function paperToSend(values: PaperValues) {
  return {
    ...values,
    ...applicantOf(values),
    arrived_on: wireDate(values.arrived_on),
    signed_on: wireDate(values.signed_on),
    phone_number: tidyPhoneNumber(values.phone_number),
    email: values.email.trim() || null,
    phone_type: 'private_mobile' as const,
  };
}

export function languageOf(typed: string): Language {
  return languages.find((each) => each === typed) ?? 'de';
}

export function channelOf(typed: string): Channel {
  return channels.find((each) => each === typed) ?? 'post';
}
