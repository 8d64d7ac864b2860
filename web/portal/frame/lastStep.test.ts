import { describe, expect, it } from 'vitest';
import type { Gap } from '../../../domain/application/gaps.ts';
import { gapsOfDocuments, isLastStep, isReadyToSend } from './lastStep.ts';

const passport: Gap = { gap: 'document_passport', screen: 'main_member', member_id: null };
const fee: Gap = { gap: 'registration_fee', screen: 'payment', member_id: null };
const contribution = (member_id: number | null): Gap => ({ gap: 'annual_contribution', screen: 'payment', member_id });
const child = (member_id: number): Gap => ({ gap: 'family_member_incomplete', screen: 'family_members', member_id });

describe('the step that submits an application', () => {
  it('is the one that closes the only gap', () => {
    expect(isLastStep([passport], { closes: ['document_passport'] })).toBe(true);
  });

  it('may close several gaps at once', () => {
    expect(isLastStep([passport, fee], { closes: ['registration_fee', 'document_passport'] })).toBe(true);
  });

  it('leaves no other gap', () => {
    expect(isLastStep([passport, fee], { closes: ['document_passport'] })).toBe(false);
  });

  it('completes the family member who is still incomplete, not another one', () => {
    expect(isLastStep([child(7)], { closes: ['family_member_incomplete'], memberId: 7 })).toBe(true);
    expect(isLastStep([child(7)], { closes: ['family_member_incomplete'], memberId: 8 })).toBe(false);
    expect(isLastStep([child(7), child(8)], { closes: ['family_member_incomplete'], memberId: 8 })).toBe(false);
  });

  it('removes the only person whom the contribution does not cover, complete or not', () => {
    const removal = { closes: ['family_member_incomplete', 'annual_contribution'], memberId: 7 } as const;

    expect(isLastStep([contribution(7)], removal)).toBe(true);
    expect(isLastStep([child(7), contribution(7)], removal)).toBe(true);
    expect(isLastStep([contribution(null)], removal)).toBe(false);
    expect(isLastStep([contribution(8)], removal)).toBe(false);
    expect(isLastStep([contribution(7), fee], removal)).toBe(false);
  });

  it('confirms the contribution, even if somebody is not covered yet', () => {
    expect(isLastStep([contribution(7)], { closes: ['annual_contribution'] })).toBe(true);
    expect(isLastStep([contribution(null)], { closes: ['annual_contribution'] })).toBe(true);
  });

  it('may be another step while uploads are running, but not the arrival of a document', () => {
    const documents = gapsOfDocuments([{ type: 'passport' }, { type: 'other' }]);

    expect(isLastStep([passport, fee], { closes: ['registration_fee'] }, documents)).toBe(true);
    expect(isLastStep([passport, child(7)], { closes: ['family_member_incomplete'], memberId: 7 }, documents)).toBe(
      true,
    );
    expect(isLastStep([passport, fee], { closes: ['main_address'] }, documents)).toBe(false);
    expect(isLastStep([passport], { closes: ['main_address'] }, documents)).toBe(false);
  });

  it('does not exist if there is no gap', () => {
    expect(isLastStep([], { closes: ['document_passport'] })).toBe(false);
  });
});

it('an application is ready to be checked on the payments screen once only payments are left', () => {
  const address: Gap = { gap: 'main_address', screen: 'household', member_id: null };

  expect([[], [fee], [fee, contribution(7)], [fee, passport], [address]].map(isReadyToSend)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
