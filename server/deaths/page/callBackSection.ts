import { deathPages } from '../../../domain/shared/deathPages.ts';
import { languages } from '../../../domain/shared/language.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import { type CallBackForm, type Problems, phoneCountries, type TypedField } from './callBackForm.ts';
import { callLink, numberLink, type PageOwner } from './deathPageFrame.ts';
import { type DeathPageKey, type DeathPageWords, deathPageWords } from './deathPageWords.ts';
import type { PublicSettings } from './publicSettings.ts';

/** Why a message was not accepted, apart from faults of its fields. */
export type CallBackTrouble = 'machine' | 'too_many' | 'outage' | 'lost';

type View = { form: CallBackForm; problems?: Problems; trouble?: CallBackTrouble };
type TextField = Exclude<TypedField, 'language'>;

const FORM = 'form';
const TEXTS = {
  name: { most: 100, attributes: 'autocomplete="name"' },
  phone: { most: 40, attributes: 'type="tel" autocomplete="tel"', hint: 'form.phoneHint' },
  place: { most: 200, attributes: 'autocomplete="off"', hint: 'form.placeHint' },
  died: { most: 200, attributes: 'autocomplete="off"' },
} as const satisfies Record<TextField, { most: number; attributes: string; hint?: DeathPageKey }>;

const NAMES = { de: 'Deutsch', tr: 'Türkçe', en: 'English' } as const;

/** The form for those who cannot call now. Not printed. */
export function callBackSection(owner: PageOwner, { form, problems = {}, trouble }: View): string {
  const { language } = owner;
  const { keep_unidentified_days } = owner.settings;
  const words = deathPageWords(language);
  const text = (field: TextField) => textField(field, { words, typed: form.typed[field], problem: problems[field] });
  return `<section id="${FORM}" class="screen card"><h2>${words('form.title')}</h2>
${trouble ? callNow(owner, trouble) : summary(words, problems)}<div class="grid two ask"><div><p>${[words('form.intro'), callBackPromise(owner.settings, words)].filter(Boolean).join(' ')} ${words('form.hurry')} ${numberLink(owner)}</p>
<p class="small">${words('form.readers')} ${words('form.kept', { count: keep_unidentified_days })} ${words('form.effect')}</p>
<p class="small"><a href="/api/v1/download-file/data_protection?lang=${language}">${words('form.dataProtection')}</a></p></div>
<form method="post" action="${deathPages[language]}#${FORM}">
<input type="hidden" name="form" value="${escapeHtml(form.token)}"><input type="hidden" name="asked" value="${escapeHtml(askedAbout(form, problems))}">
${text('name')}${text('phone')}${countryField(words, form, problems)}${text('place')}${languageField({ words, chosen: form.typed.language, problem: problems.language })}${text('died')}<p class="trap" aria-hidden="true"><label for="f-homepage">${words('form.trap')}</label><input id="f-homepage" name="homepage" tabindex="-1" autocomplete="off"></p>
<p><button>${words('form.send')}</button></p></form></div></section>
`;
}

/** When we call back, if the board has promised a time. */
export function callBackPromise(
  { call_back_within_minutes: minutes }: PublicSettings,
  words: DeathPageWords,
): string | undefined {
  if (minutes === null) return undefined;
  const hours = minutes / 60;
  return hours > 1 && Number.isInteger(hours)
    ? words('form.withinHours', { hours })
    : words('form.withinMinutes', { minutes });
}

/** A number sent again unchanged is not asked about again. */
function askedAbout(form: CallBackForm, problems: Problems): string {
  return problems.phone === 'phone_unusual' ? form.typed.phone : form.askedAbout;
}

function callNow(owner: PageOwner, trouble: CallBackTrouble): string {
  const words = deathPageWords(owner.language);
  const why = trouble === 'too_many' ? 'callNow.tooMany' : trouble === 'outage' ? 'callNow.outage' : undefined;
  const sentences = [
    ...(why ? [words(why)] : []),
    words('callNow.notReceived'),
    ...(trouble === 'lost' ? [] : [words('callNow.kept')]),
  ];
  return `<div class="notice" role="alert"><h3>${words('callNow.title')}</h3><p>${callLink(owner)}</p><p>${sentences.join(' ')}</p></div>
`;
}

function summary(words: DeathPageWords, problems: Problems): string {
  const entries = Object.entries(problems) as [TypedField, string][];
  if (entries.length === 0) return '';
  const links = entries.map(([field, key]) => `<li><a href="#f-${field}">${problemWords(words, field, key)}</a></li>`);
  return `<div class="notice" role="alert"><h3>${words('problem.title')}</h3><ul>${links.join('')}</ul></div>
`;
}

type Field = { words: DeathPageWords; problem: string | undefined };

function textField(field: TextField, { words, typed, problem }: Field & { typed: string }): string {
  const { most, attributes, ...more } = TEXTS[field];
  const id = `f-${field}`;
  const hint = 'hint' in more ? `<span class="hint" id="${id}-hint">${words(more.hint)}</span>` : '';
  const error = problem ? `<span class="error" id="${id}-error">${problemWords(words, field, problem)}</span>` : '';
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const optional = field === 'died' ? ` <em>(${words('form.optional')})</em>` : '';
  const state = [
    field === 'died' ? '' : 'aria-required="true"',
    described ? `aria-describedby="${described}"` : '',
    problem ? 'aria-invalid="true"' : '',
  ].filter(Boolean);
  return `<p${problem ? ' class="wrong"' : ''}><label for="${id}">${words(`form.${field}`)}${optional}</label>${hint}${error}<input class="text" id="${id}" name="${field}" maxlength="${most}" ${[attributes, ...state].join(' ')} value="${escapeHtml(typed)}"></p>
`;
}

/** Asked only about a number that may be Turkish; what was chosen stays while another field is corrected. */
function countryField(words: DeathPageWords, { country }: CallBackForm, problems: Problems): string {
  if (country === '' && problems.phone !== 'phone_country') return '';
  const choices = phoneCountries.map(
    (each) =>
      `<label class="choice"><input type="radio" name="country" value="${each}"${each === country ? ' checked' : ''}><span>${words(`form.country.${each}`)}</span></label>`,
  );
  return `<fieldset><legend>${words('form.country.title')}</legend>${choices.join('')}</fieldset>
`;
}

function languageField({ words, chosen, problem }: Field & { chosen: string }): string {
  const error = problem ? `<span class="error" id="f-language-error">${words('problem.languageRequired')}</span>` : '';
  const choices = languages.map(
    (each, index) =>
      `<label class="choice"><input type="radio" name="language" value="${each}"${index === 0 ? ' id="f-language"' : ''}${each === chosen ? ' checked' : ''}><span lang="${each}">${NAMES[each]}</span></label>`,
  );
  return `<fieldset${error ? ' aria-describedby="f-language-error"' : ''}><legend>${words('form.language')}</legend>${error}${choices.join('')}</fieldset>
`;
}

const PHONE_PROBLEMS: Record<string, DeathPageKey> = {
  required: 'problem.phoneRequired',
  several_phone_numbers: 'problem.severalPhones',
  invalid_phone_number: 'problem.phoneDigits',
  min_6_characters: 'problem.phoneShort',
  phone_unusual: 'problem.phoneUnusual',
  phone_country: 'problem.phoneCountry',
};
const REQUIRED = {
  name: 'problem.nameRequired',
  place: 'problem.placeRequired',
  language: 'problem.languageRequired',
} as const;

function problemWords(words: DeathPageWords, field: TypedField, key: string): string {
  if (field === 'phone') return words(PHONE_PROBLEMS[key] ?? 'problem.phoneLong');
  if (field === 'language' || (field !== 'died' && key === 'required')) return words(REQUIRED[field]);
  return words('problem.tooLong', { most: TEXTS[field].most });
}
