import { expect, it } from 'vitest';
import { austriaId, turkiyeId } from '../reference/countries.ts';
import { civilStatuses } from '../reference/eligibility.ts';
import { documentTypesOf } from './documentTypes.ts';
import {
  documentsAtADeath,
  type FactsAtADeath,
  needAtADeath,
  type TypeAtADeath,
  typesAtADeath,
} from './neededAtADeath.ts';

const citizenships = { austrian: austriaId, foreign: turkiyeId, unknown: null };
const residences = { here: true, 'not here': false, unknown: null };

/** Every combination of civil status, citizenship and residence, with a letter for each document's need. */
function tableOf(): string[] {
  return [...civilStatuses, null].flatMap((civil_status) =>
    Object.entries(citizenships).flatMap(([citizenship, citizenship_id]) =>
      Object.entries(residences).map(([residence, permanent_residence]) => {
        const facts = { civil_status, citizenship_id, permanent_residence };
        return `${civil_status ?? 'unknown'}, ${citizenship}, ${residence}: ${lettersOf(facts)}`;
      }),
    ),
  );
}

/** Needed is N, not needed is a dot, and an open question is its first letter. */
function lettersOf(facts: FactsAtADeath): string {
  const letters = typesAtADeath.map((type) => {
    const found = needAtADeath(type, facts);
    if (found.need === 'depends')
      return { civil_status: 's', citizenship: 'c', residence: 'a', registry_office: 'o', anything_else: '?' }[
        found.question
      ];
    return found.need === 'needed' ? 'N' : '.';
  });
  return letters.join(' ');
}

it('the needed documents match civil status, citizenship and residence, in every combination', () => {
  expect(typesAtADeath).toEqual([
    ...['passport', 'birth_certificate', 'proof_of_citizenship', 'registration_form'],
    ...['international_marriage_certificate', 'final_divorce_decree', 'deceased_spouse_certificate', 'death_other'],
  ]);
  expect(tableOf()).toEqual([
    'single, austrian, here: . N N N . . . ?',
    'single, austrian, not here: . N N a . . . ?',
    'single, austrian, unknown: . N N a . . . ?',
    'single, foreign, here: N N . N . . . ?',
    'single, foreign, not here: N N . a . . . ?',
    'single, foreign, unknown: N N . a . . . ?',
    'single, unknown, here: c N c N . . . ?',
    'single, unknown, not here: c N c a . . . ?',
    'single, unknown, unknown: c N c a . . . ?',
    'married, austrian, here: . N N N N . . ?',
    'married, austrian, not here: . N N a N . . ?',
    'married, austrian, unknown: . N N a N . . ?',
    'married, foreign, here: N N . N N . . ?',
    'married, foreign, not here: N N . a N . . ?',
    'married, foreign, unknown: N N . a N . . ?',
    'married, unknown, here: c N c N N . . ?',
    'married, unknown, not here: c N c a N . . ?',
    'married, unknown, unknown: c N c a N . . ?',
    'divorced, austrian, here: . N N N o N . ?',
    'divorced, austrian, not here: . N N a o N . ?',
    'divorced, austrian, unknown: . N N a o N . ?',
    'divorced, foreign, here: N N . N o N . ?',
    'divorced, foreign, not here: N N . a o N . ?',
    'divorced, foreign, unknown: N N . a o N . ?',
    'divorced, unknown, here: c N c N o N . ?',
    'divorced, unknown, not here: c N c a o N . ?',
    'divorced, unknown, unknown: c N c a o N . ?',
    'widowed, austrian, here: . N N N o . N ?',
    'widowed, austrian, not here: . N N a o . N ?',
    'widowed, austrian, unknown: . N N a o . N ?',
    'widowed, foreign, here: N N . N o . N ?',
    'widowed, foreign, not here: N N . a o . N ?',
    'widowed, foreign, unknown: N N . a o . N ?',
    'widowed, unknown, here: c N c N o . N ?',
    'widowed, unknown, not here: c N c a o . N ?',
    'widowed, unknown, unknown: c N c a o . N ?',
    'unknown, austrian, here: . N N N s s s ?',
    'unknown, austrian, not here: . N N a s s s ?',
    'unknown, austrian, unknown: . N N a s s s ?',
    'unknown, foreign, here: N N . N s s s ?',
    'unknown, foreign, not here: N N . a s s s ?',
    'unknown, foreign, unknown: N N . a s s s ?',
    'unknown, unknown, here: c N c N s s s ?',
    'unknown, unknown, not here: c N c a s s s ?',
    'unknown, unknown, unknown: c N c a s s s ?',
  ]);
});

it('every death document of the specification has a rule', () => {
  const judged: readonly string[] = typesAtADeath;
  expect(documentTypesOf('death').filter((type) => !judged.includes(type))).toEqual([]);
});

it('refused documents do not count as uploaded', () => {
  const facts: FactsAtADeath = { civil_status: 'married', citizenship_id: turkiyeId, permanent_residence: true };
  const of = (type: TypeAtADeath, refused_at: string | null = null) => ({ type, refused_at });

  const list = documentsAtADeath(facts, [
    of('passport'),
    of('birth_certificate', '2027-01-01T10:00:00.000Z'),
    of('international_marriage_certificate', '2027-01-01T10:00:00.000Z'),
    of('international_marriage_certificate'),
  ]);

  expect(list.filter(({ is_uploaded }) => is_uploaded).map(({ type }) => type)).toEqual([
    'passport',
    'international_marriage_certificate',
  ]);
  expect(list.find(({ type }) => type === 'death_other')).toEqual({
    type: 'death_other',
    need: 'depends',
    question: 'anything_else',
    is_uploaded: false,
  });
});
