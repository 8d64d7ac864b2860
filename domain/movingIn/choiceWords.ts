import type { Channel } from '../members/channel.ts';
import type { CivilStatus, Gender, RelationshipType } from '../reference/eligibility.ts';
import type { Language } from '../shared/language.ts';
import { foldForSearch } from '../shared/text.ts';
import type { LeftBecause } from './importedHousehold.ts';

/** A relation as lists name it; `spouse_of` and `child_of` say nothing about wife or husband, son or daughter. */
export type ToldRelation = 'main' | RelationshipType | 'spouse_of' | 'child_of';

const genders: Record<Gender, string> = {
  female: 'weiblich|w|frau|fr|f|female|mrs|ms|kadın|k|bayan|hanım|kız',
  male: 'männlich|m|herr|herrn|hr|male|mr|erkek|e|bay|bey',
};

const yesNo: Record<'yes' | 'no', string> = {
  yes: 'ja|j|yes|y|evet|e|x|1|true|wahr|doğru|var',
  no: 'nein|n|no|hayır|h|0|false|falsch|yanlış|yok|-',
};

const languages: Record<Language, string> = {
  de: 'deutsch|de|german|almanca|d',
  tr: 'türkisch|tr|turkish|türkçe|t',
  en: 'englisch|en|english|ingilizce',
};

const channels: Record<Channel, string> = {
  email: 'e-mail|email|mail|per e-mail|e-posta|eposta|elektronisch',
  post: 'post|brief|per post|postalisch|letter|by post|posta|mektup',
};

const civilStatuses: Record<CivilStatus, string> = {
  single: 'ledig|single|bekar|l',
  married: 'verheiratet|verh|vh|married|evli',
  divorced: 'geschieden|gesch|divorced|boşanmış|boşandı',
  widowed: 'verwitwet|witwe|witwer|widowed|dul',
};

const relations: Record<ToldRelation, string> = {
  main: 'hauptmitglied|mitglied|selbst|haupt|antragsteller|main|main member|member|self|ana üye|asıl üye|üye|kendisi|asil',
  wife: 'ehefrau|gattin|frau|wife|karısı|hanımı',
  husband: 'ehemann|gatte|mann|husband|kocası',
  father: 'vater|father|baba|babası',
  mother: 'mutter|mother|anne|annesi',
  son: 'sohn|son|oğul|oğlu|erkek çocuk',
  daughter: 'tochter|daughter|kızı|kız|kız çocuk',
  partner: 'partner|partnerin',
  significant_other: 'lebenspartner|lebenspartnerin',
  registered_partnership: 'eingetragene partnerschaft|eingetragener partner|eingetragene partnerin',
  companion: 'lebensgefährte|lebensgefährtin|lebensgemeinschaft',
  spouse_of: 'ehepartner|ehepartnerin|ehegatte|ehegattin|spouse|eş|eşi',
  child_of: 'kind|child|çocuk|çocuğu',
};

const leavings: Record<LeftBecause, string> = {
  cancelled: 'gekündigt|kündigung|ausgetreten|austritt|cancelled|resigned|istifa|çıktı|ayrıldı|kendi isteği',
  died: 'verstorben|gestorben|tod|todesfall|died|dead|deceased|death|vefat|vefat etti|öldü|ölüm',
  moved_abroad: 'verzogen|umgezogen|ausland|rückkehr|moved|moved abroad|taşındı|yurt dışı|kesin dönüş|memlekete döndü',
  not_paid: 'nicht bezahlt|zahlungsverzug|rückstand|not paid|unpaid|ödemedi|aidat ödemedi|borç',
  excluded: 'ausgeschlossen|ausschluss|excluded|ihraç|ihraç edildi',
  divorced: 'geschieden|scheidung|divorced|boşandı|boşanma',
  too_old: 'altersgrenze|zu alt|too old|yaş|yaş sınırı|yaşı doldu',
  other: 'sonstiges|anderes|andere|other|diğer',
};

export const genderOf = wordReader(genders);
export const yesNoOf = wordReader(yesNo);
export const languageOf = wordReader(languages);
export const channelOf = wordReader(channels);
export const civilStatusOf = wordReader(civilStatuses);
export const relationOf = wordReader(relations);
export const leavingOf = wordReader(leavings);

/** The tables, so that a test finds words that two meanings share. */
export const wordTables: readonly Record<string, string>[] = [
  genders,
  yesNo,
  languages,
  channels,
  civilStatuses,
  relations,
  leavings,
];

/** Reads exactly these words, however they are capitalised and accented; everything else is undefined. */
function wordReader<T extends string>(table: Record<T, string>): (text: string) => T | undefined {
  const known = new Map<string, T>();
  for (const [meaning, words] of Object.entries(table) as [T, string][])
    for (const word of words.split('|')) known.set(plainWord(word), meaning);
  return (text) => known.get(plainWord(text));
}

/** A point at the end is an abbreviation's. */
export function plainWord(text: string): string {
  return foldForSearch(text).replace(/\.$/, '');
}
