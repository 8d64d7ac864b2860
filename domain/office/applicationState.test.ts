import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { type ApplicationFacts, statesOf } from './applicationState.ts';

const today = day('2027-04-03');
const both = [
  { type: 'passport', verified: true },
  { type: 'residence_permit', verified: true },
] as const;

function facts(overrides: Partial<ApplicationFacts> = {}): ApplicationFacts {
  return { status: 'waiting', waiting_until: day('2027-06-01'), citizenship_id: 792, documents: both, ...overrides };
}

describe('an application in the office', () => {
  it.each([
    ['waits with everything verified and paid', {}, ['in_order']],
    ['has documents that nobody verified', { documents: [] }, ['documents_not_verified']],
    ['has not paid, so that its period does not run', { waiting_until: null }, ['unpaid']],
    ['lacks both', { waiting_until: null, documents: [] }, ['documents_not_verified', 'unpaid']],
    [
      'has waited, and the documents are not verified',
      { waiting_until: day('2027-04-02'), documents: [] },
      ['documents_not_verified', 'waiting_over'],
    ],
    ['waits for its last day', { waiting_until: day('2027-04-03'), documents: [] }, ['documents_not_verified']],
    ['was sent back', { status: 'new', waiting_until: null }, ['sent_back']],
  ] as const)('%s', (_what, overrides, states) => {
    expect(statesOf(facts(overrides), today)).toEqual(states);
  });
});
