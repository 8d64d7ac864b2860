import type { DeathCase } from '../../domain/deaths/deathCases.contract.ts';
import type { DeathLinks } from '../../domain/deaths/deathLinks.contract.ts';
import type { DeathLeftOpen } from '../../domain/deaths/life/leftOpen.ts';
import { deathPrints } from '../../domain/deaths/prints.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { deathCustody } from './deathCustody.ts';
import { deathFamily } from './deathFamily.ts';
import { deathSteps } from './deathSteps.ts';
import { type Answers, answer } from './screenState.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 2, hour, 12)).toISOString();
const last = toWireDay(day('2027-01-01'));

const family = { kind: 'family', recipient: 'Ayşe Karamustafaoğlu', language: 'tr', consent_by: null } as const;
export const deathLinks: DeathLinks = {
  revision: 7,
  links: [
    {
      ...{ ...family, id: 3, kind: 'guest', recipient: 'Bestattung Sonnenschein', language: 'de' },
      ...{ consent_by: 'Ayşe Karamustafaoğlu', consent_on: toWireDay(day('2027-01-02')), look_count: 0 },
      ...{ created_at: at(4), created_by: 'office@vefa.example', expires_at: at(300), revoked_at: null },
      ...{ revoked_by: null, is_valid: true, last_look_at: null },
    },
    {
      ...{ ...family, id: 2, consent_on: null, created_at: at(3), created_by: 'office@vefa.example' },
      ...{ expires_at: at(700), revoked_at: null, revoked_by: null, is_valid: true, look_count: 14 },
      last_look_at: at(6),
    },
    {
      ...{ ...family, id: 1, consent_on: null, created_at: at(2), created_by: null, expires_at: at(700) },
      ...{ revoked_at: at(3), revoked_by: 'office@vefa.example', is_valid: false, look_count: 1, last_look_at: at(2) },
    },
  ],
  days: { family: 30, guest: 14 },
  may_make: true,
};

const leftOpen: DeathLeftOpen = {
  revision: 7,
  originals: [
    { id: 1, kind: 'passport', name: null, moved: 'received', moved_on: last, person: 'Nesrin Karamustafaoğlu' },
    {
      id: 2,
      kind: 'birth_certificate',
      name: null,
      moved: 'handed_on',
      moved_on: last,
      person: 'Bestattung Sonnenschein',
    },
  ],
  steps: [
    { id: 1, step_key: 'originals_returned', template_words: null, own_words: null },
    { id: 2, step_key: null, template_words: null, own_words: 'Blumen bestellen' },
  ],
  costs: { count: 0, amount: 0, unpaid: 0 },
  to_be_seen: { settle: true, close: true, withdraw: true },
};

/** What the parts of a case's screen ask for; a state replaces what it shows. */
export function answersOfCase(deathCase: DeathCase): Answers {
  const call = `GET /api/v1/office/deaths/${deathCase.id}`;
  return {
    [call]: answer.json(deathCase),
    [`${call}/custody`]: answer.json(deathCustody),
    [`${call}/family`]: answer.json(deathFamily),
    [`${call}/left-open`]: answer.json(leftOpen),
    [`${call}/links`]: answer.json(deathLinks),
    [`${call}/prints`]: answer.json(deathPrints.map((print) => ({ print, problem: null }))),
    [`${call}/steps`]: answer.json(deathSteps),
  };
}
