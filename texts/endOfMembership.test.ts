import { expect, it } from 'vitest';
import { insideDe } from './inside.de.ts';
import { insideEn } from './inside.en.ts';
import { insideTr } from './inside.tr.ts';
import { insideRefusalsDe } from './insideRefusals.de.ts';
import { insideRefusalsEn } from './insideRefusals.en.ts';
import { insideRefusalsTr } from './insideRefusals.tr.ts';
import { refusalsDe } from './refusals.de.ts';
import { refusalsEn } from './refusals.en.ts';
import { refusalsTr } from './refusals.tr.ts';
import { wordingDe } from './wording.de.ts';
import { wordingEn } from './wording.en.ts';
import { wordingTr } from './wording.tr.ts';

const languages = {
  de: { inside: insideDe, letters: wordingDe, since: /\bseit\b/ },
  en: { inside: insideEn, letters: wordingEn, since: /\b(since|from)\b|^Deregistration date$/ },
  tr: { inside: insideTr, letters: wordingTr, since: /tarihinden beri|ilk gün/ },
};

it.each(Object.entries(languages))(
  'in %s the day on which a membership ends is the first one without it, wherever it is named',
  (_language, { inside, letters, since }) => {
    const { ended } = letters.membership;
    const named = [
      ended.since,
      ended.sinceOf,
      inside.application.status.inactiveSince,
      inside.myAccount.facts.inactiveFrom,
      inside.members.info.deregistered,
    ];

    expect(named.filter((text) => !since.test(text))).toEqual([]);
  },
);

it.each([
  ['de', { ...refusalsDe, ...insideRefusalsDe }, /Antrag/],
  ['tr', { ...refusalsTr, ...insideRefusalsTr }, /başvuru/],
  ['en', { ...refusalsEn, ...insideRefusalsEn }, /application/],
] as const)(
  'in %s nobody is refused for the end of a membership who may only have applied',
  (_language, says, named) => {
    const refused = [says.household_inactive, says.email_already_exists_but_inactive];

    expect(refused.filter((text) => !named.test(text))).toEqual([]);
  },
);
