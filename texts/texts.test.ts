import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../domain/shared/language.ts';
import { emailHintDe } from './accounts/emailHint.de.ts';
import { emailHintEn } from './accounts/emailHint.en.ts';
import { emailHintTr } from './accounts/emailHint.tr.ts';
import { joiningDe } from './application/joining.de.ts';
import { joiningEn } from './application/joining.en.ts';
import { joiningTr } from './application/joining.tr.ts';
import { officeScreensDe } from './officeScreens.de.ts';
import { officeScreensEn } from './officeScreens.en.ts';
import { officeScreensTr } from './officeScreens.tr.ts';
import { publicDe } from './public.de.ts';
import { publicEn } from './public.en.ts';
import { publicTr } from './public.tr.ts';
import { wordingDe } from './wording.de.ts';
import { wordingEn } from './wording.en.ts';
import { wordingTr } from './wording.tr.ts';

type Tree = { readonly [name: string]: string | Tree };

const screens = {
  de: flatten({ ...publicDe, ...officeScreensDe, joining: joiningDe, emailHint: emailHintDe }),
  tr: flatten({ ...publicTr, ...officeScreensTr, joining: joiningTr, emailHint: emailHintTr }),
  en: flatten({ ...publicEn, ...officeScreensEn, joining: joiningEn, emailHint: emailHintEn }),
};
const wording = { de: flatten(wordingDe), tr: flatten(wordingTr), en: flatten(wordingEn) };

const root = join(import.meta.dirname, '..');
const screenSources = sourcesOf('web/**/*.{ts,tsx}');
const serverSources = sourcesOf('server/**/*.ts');
const domainSources = sourcesOf('domain/**/*.ts');

/** Said because a stored value, a refusal or a field's message has that name; nobody writes the whole key. */
const BY_CONSTRUCTION = ['reference.', 'refusals.', 'insideRefusals.', 'fields.', 'insideFields.'];
const WORDS_PER_SENTENCE = 15;
/** What the list of mails on a phone shows of a subject. */
const SHOWN_OF_A_SUBJECT = 45;

/** The specification's own words (spec §2, §5, §8). */
const SPECIFIED = [
  'Required',
  'Min 8 characters',
  'Max 50 characters',
  'Password must match',
  'Invalid E-mail address',
  'Invalid phone number',
  'Min 6 characters',
  'Max 15 characters',
  'Only numbers alowed',
  'To low',
  'To high',
  'Child is older than 30 years!',
  'Incorrect file type, please use type of png, jpeg, pdf',
  'The uploaded file is too large. The maximum size allowed is 15 MB',
  'Username or password incorrect',
  'This Email is already in use by another User!',
  'Access forbidden',
  'Are you sure you want to quit? Unsaved progress will be lost.',
  'Incorect password!',
  'Select nationality!',
  'Please fill all required fields',
  'No payment to pay',
  'You have not stored a burial place, if you proceed no burial place will be added to your data!',
];

// at a line's end a number would part from its sign, and a Turkish question from its “mi”
const PARTED = {
  de: /\d (?=%|MB)|€ (?=\d)/,
  tr: /\d (?=MB)|€ (?=\d)|% (?=\d)| (?=m[ıiuü](s[ıiuü]n[ıiuü]z)?([ ?:]|$))/,
  en: /\d\s(?=%)|€ (?=\d)/,
};

describe.each([
  // the words of a ground of cover are chosen by the rules
  ['the screens', screens, [...screenSources, ...domainSources]],
  ['the wording', wording, serverSources],
])('what people read in %s', (_where, texts, sources) => {
  it.each(languages)('is the same set of sentences in %s as in German, with the same placeholders', (language) => {
    const shape = (of: Map<string, string>) => [...of].map(([key, text]) => `${key} ${placeholders(text)}`).sort();

    expect(shape(texts[language])).toEqual(shape(texts.de));
  });

  it.each(languages)('is a sentence and not an empty place or its own key, in %s', (language) => {
    const wrong = [...texts[language]].filter(
      ([key, text]) => text.trim() === '' || text === key || text !== text.trim(),
    );

    expect(wrong).toEqual([]);
  });

  it('is said somewhere', () => {
    const said = keysIn(sources);
    const unused = [...texts.de.keys()]
      .map(withoutPlural)
      .filter((key) => !BY_CONSTRUCTION.some((start) => key.startsWith(start)) && !said(key));

    expect([...new Set(unused)]).toEqual([]);
  });

  it.each(languages)('has no sentence of more than fifteen words, in %s', (language) => {
    const long = [...texts[language].values()]
      .flatMap(sentences)
      .filter((sentence) => wordCount(sentence) > WORDS_PER_SENTENCE && !SPECIFIED.includes(sentence));

    expect(long).toEqual([]);
  });

  it.each(languages)('keeps together what would part at a line’s end, in %s', (language) => {
    expect([...texts[language].values()].filter((text) => PARTED[language].test(text))).toEqual([]);
  });

  it.each(languages)(
    'hangs no ending on what is filled in, which would be wrong for the next name or number, in %s',
    (language) => {
      expect([...texts[language].values()].filter((text) => /\}\}['’]?\p{L}/u.test(text))).toEqual([]);
    },
  );

  it.each(languages)('has a form for one and a form for many where it counts, in %s', (language) => {
    // what is counted behind a colon or in brackets takes no form, nor do the most that a list shows
    const wrong = [...texts[language]].filter(
      ([key, text]) => /(?<!: |\()\{\{count\}\}/.test(text) && !/_(one|other)$|\.most$/.test(key),
    );

    expect(wrong).toEqual([]);
    const keys = [...texts[language].keys()].filter((key) => key.endsWith('_one'));
    expect(keys.filter((key) => !texts[language].has(key.replace(/_one$/, '_other')))).toEqual([]);
  });

  it.each(languages)('addresses nobody by the familiar word, and an amount as one, in %s', (language) => {
    const wrong = {
      de: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
      tr: /(?<!\p{L})(sen|seni|sana|senin)(?!\p{L})/iu,
      en: /\{\{(amount|open|total|free)\}\}( of [\w ]+)? are\b/,
    };

    expect([...texts[language].values()].filter((text) => wrong[language].test(text))).toEqual([]);
  });

  it('never speaks of insurance, a policy or a claim: this is a solidarity fund', () => {
    const words =
      /versicherung(?!snummer)|polizze|insurance(?! number)|\bpolic(y|ies)\b|\bclaims?\b|sigorta(?! numarası)|poliçe/i;
    // the sheet for after the burial names the bodies that a family has to tell
    const said = languages.flatMap((language) =>
      [...texts[language]].filter(([key]) => !/^(wording\.)?deaths\.print\.after\./.test(key)),
    );
    const wrong = said.filter(([, text]) => words.test(text));

    expect(wrong).toEqual([]);
  });

  it('says of an application that it is sent, never with a second word', () => {
    const words = /einreich|eingereicht|\breichen Sie\b|\bsubmit|\bsubmission/i;
    const wrong = languages.flatMap((language) => [...texts[language].values()].filter((text) => words.test(text)));

    expect(wrong).toEqual([]);
  });
});

it.each(languages)('a subject says what it is about before a name, and so that a phone shows it, in %s', (language) => {
  const subjects = [...wording[language]].filter(([key]) => /\.(\w*[sS]ubject|subjectOf)$/.test(key));

  expect(subjects.length).toBeGreaterThan(40);
  const wrong = subjects.filter(
    ([, text]) => text.replace(/\{\{\w+\}\}$/, '').length > SHOWN_OF_A_SUBJECT || /\}\}./.test(text),
  );
  expect(wrong).toEqual([]);
});

// proves: error.lookup
// departs: error.lookup
it('every key with which a rule may refuse has its sentence, in each language another', () => {
  const tables = domainSources.filter(
    ({ path }) => path.endsWith('.refusals.ts') || path.endsWith('shared/refusal.ts'),
  );
  const keys = tables.flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): \{ kind:/gm)].map((match) => match[1]));

  expect(keys.length).toBeGreaterThan(50);
  const sentences = (key: string | undefined) =>
    languages.map((language) => {
      const said = screens[language];
      return said.get(`refusals.${key}`) ?? said.get(`insideRefusals.${key}`);
    });
  expect(keys.filter((key) => sentences(key).includes(undefined))).toEqual([]);
  expect(keys.filter((key) => new Set(sentences(key)).size < languages.length)).toEqual([]);
});

it('every length that a field may not exceed has its sentence', () => {
  const limits = domainSources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:text|optionalText|checkedText|checkedDigits)\((\d[\d_]*)|max_(\d+)_characters/g)].map(
      (match) => `max_${(match[1] ?? match[2] ?? '').replaceAll('_', '')}_characters`,
    ),
  );

  expect(limits.length).toBeGreaterThan(5);
  expect(limits.filter((key) => !screens.de.has(`fields.${key}`) && !screens.de.has(`insideFields.${key}`))).toEqual(
    [],
  );
});

it('the specification’s own words stand in English letter by letter', () => {
  const said = new Set(screens.en.values());

  expect(SPECIFIED.filter((text) => !said.has(text))).toEqual([]);
});

// proves: constant.disability
it.each(languages)('a child with a disability is one of over 60 percent, in %s', (language) => {
  const words = { de: /über 60\u00a0%/, tr: /%60’ın üzerinde/, en: /over 60%/ };

  expect(screens[language].get('reference.membershipBasis.child_with_disability')).toMatch(words[language]);
});

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

function sourcesOf(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * A key counts as said when it stands as a literal, belongs to a group that is asked for as a whole, or begins with
 * what a template literal puts before its value. A message of `server/messages.ts` names texts below its prefix.
 */
function keysIn(sources: readonly { text: string }[]): (key: string) => boolean {
  const found = sources.flatMap(({ text }) => [...text.matchAll(/(['"`])([a-z]\w*\.[\w.]*)(\1|\$\{)/g)]);
  const literals = found.filter((match) => match[3] !== '${').map((match) => match[2] ?? '');
  const whole = new Set([...literals, ...sources.flatMap(({ text }) => keysOfMessages(text))]);
  const beginnings = found.filter((match) => match[3] === '${').map((match) => match[2] ?? '');
  const groups = sources.flatMap(({ text }) => [...text.matchAll(/\.\.\.texts\.([\w.]+)/g)]);
  const starts = [...groups.map((match) => `${match[1]}.`), ...beginnings];
  return (key) => whole.has(key) || starts.some((start) => key.startsWith(start));
}

/** Names of the file's messages: the subject and the button, which need not be named, and every quoted word of the file. */
function keysOfMessages(text: string): string[] {
  const prefixes = [...text.matchAll(/\b(?:message|mail)\(\s*'([\w.]+)'/g)].map((match) => match[1]);
  if (prefixes.length === 0) return [];
  const names = ['subject', 'button', ...[...text.matchAll(/'(\w+)'/g)].map((match) => match[1])];
  return prefixes.flatMap((prefix) => names.map((name) => `${prefix}.${name}`));
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|other)$/, '');
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+/);
}

function wordCount(sentence: string): number {
  return sentence.split(/[\s–]+/).filter(Boolean).length;
}
