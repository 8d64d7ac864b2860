import { describe, expect, it } from 'vitest';
import { aloneActions, reasonOfRefusal } from './alone.ts';

describe('what one person did alone', () => {
  it('belongs to one kind', () => {
    const all = Object.values(aloneActions).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['second_person_must_agree', 'forbidden', 'needs_second'],
    ['forbidden', 'forbidden', 'not_allowed'],
    ['payment_not_seen_at_bank', 'state', 'against_rule'],
    ['validation_failed', 'invalid', 'not_valid'],
    ['approval_not_found', 'missing', 'not_there'],
    // an outdated screen, an outage and a large file accuse nobody
    ['decided_meanwhile_by', 'state', undefined],
    ['service_unavailable', 'unavailable', undefined],
    ['request_too_large', 'too_large', undefined],
  ])('a refusal %s is told to the board by its reason', (key, kind, reason) => {
    expect(reasonOfRefusal({ key, kind })).toBe(reason);
  });
});
