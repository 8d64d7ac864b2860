import { describe, expect, it } from 'vitest';
import { austriaId, turkiyeId } from '../reference/countries.ts';
import { day } from '../shared/day.ts';
import { type ActivationFacts, activationHindrance, unverifiedDocuments } from './activation.ts';

const passport = { type: 'passport', verified: true } as const;
const permit = { type: 'residence_permit', verified: true } as const;
const complete: ActivationFacts = {
  waiting_until: day('2027-04-02'),
  citizenship_id: turkiyeId,
  documents: [passport, permit],
};

it.each([
  ['2027-04-02', 'still_waiting'],
  ['2027-04-03', undefined],
  ['2028-01-01', undefined],
])('waiting until 2 April 2027, on %s the hindrance is: %s', (today, hindrance) => {
  expect(activationHindrance(complete, day(today))).toBe(hindrance);
});

it.each<[string, Partial<ActivationFacts>, string | undefined]>([
  ['a payment that was returned', { waiting_until: null }, 'still_waiting'],
  ['a missing permit', { documents: [passport] }, 'documents_not_verified'],
  ['an unverified permit', { documents: [passport, { ...permit, verified: false }] }, 'documents_not_verified'],
  ['a second, verified permit', { documents: [passport, { ...permit, verified: false }, permit] }, undefined],
  ['a citizen of Austria without permit', { documents: [passport], citizenship_id: austriaId }, undefined],
])('the office finds %s', (_what, facts, hindrance) => {
  expect(activationHindrance({ ...complete, ...facts }, day('2027-06-01'))).toBe(hindrance);
});

describe('documents that the office has to verify', () => {
  it('are passport and residence permit', () => {
    expect(unverifiedDocuments({ ...complete, documents: [] })).toEqual(['passport', 'residence_permit']);
  });

  it('are only the passport for a citizen of Austria', () => {
    expect(unverifiedDocuments({ ...complete, citizenship_id: austriaId, documents: [] })).toEqual(['passport']);
  });

  it('are verified by one accepted document beside a refused one', () => {
    const documents = [{ ...passport, verified: false }, passport, permit];

    expect(unverifiedDocuments({ ...complete, documents })).toEqual([]);
  });
});
