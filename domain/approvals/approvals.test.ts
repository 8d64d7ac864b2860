import { describe, expect, it } from 'vitest';
import { type ApprovalState, approvalKinds, approvalOutcomes, isUndecided, mayAgree } from './approvals.ts';

const asked: ApprovalState = { kind: 'refund', asked_by: 7, outcome: null };

describe('an action that waits for a second person', () => {
  it('may be approved by every named staff member except the one who started it', () => {
    const office = (account_id: number) => ({ kind: 'office', account_id }) as const;
    expect(mayAgree(office(8), asked)).toBe(true);
    expect(mayAgree(office(7), asked)).toBe(false);
    expect(mayAgree({ kind: 'system' }, asked)).toBe(false);
    expect(mayAgree({ kind: 'system' }, { asked_by: null })).toBe(false);
  });

  it('is decided once, except for an address that took effect by itself', () => {
    const open = approvalKinds.flatMap((kind) =>
      [null, ...approvalOutcomes]
        .filter((outcome) => isUndecided({ kind, outcome }))
        .map((outcome) => `${kind} ${outcome}`),
    );
    expect(open).toEqual(['refund null', 'email null', 'email took_effect', 'log_in null', 'log_in took_effect']);
  });
});
