import { describe, expect, it } from 'vitest';
import { approvalKinds, approvalOutcomes, isUndecided, mayAgree } from './approvals.ts';

const asked = { kind: 'refund', asked_by: 7, othersOfBoard: 1 } as const;

describe('an action that waits for a second person', () => {
  it('may be approved by every named staff member except the one who started it', () => {
    const office = (account_id: number) => ({ kind: 'office', account_id, role: 'clerk' }) as const;
    expect(mayAgree(office(8), asked)).toBe(true);
    expect(mayAgree(office(7), asked)).toBe(false);
    expect(mayAgree({ kind: 'system' }, asked)).toBe(false);
    expect(mayAgree({ kind: 'system' }, { ...asked, asked_by: null })).toBe(false);
  });

  it('is approved by the board where it is about its rules, by a clerk only if the board has no other member', () => {
    const wish = { kind: 'settings', asked_by: 7 } as const;
    const may = (role: 'clerk' | 'board', othersOfBoard: number) =>
      mayAgree({ kind: 'office', account_id: 8, role }, { ...wish, othersOfBoard });
    expect([may('board', 1), may('clerk', 1), may('clerk', 0)]).toEqual([true, false, true]);
  });

  it('is decided once, except for an address that took effect by itself', () => {
    const open = approvalKinds.flatMap((kind) =>
      [null, ...approvalOutcomes]
        .filter((outcome) => isUndecided({ kind, outcome }))
        .map((outcome) => `${kind} ${outcome}`),
    );
    const afterwards = approvalKinds.flatMap((kind) =>
      kind === 'email' || kind === 'log_in' ? [`${kind} null`, `${kind} took_effect`] : [`${kind} null`],
    );
    expect(open).toEqual(afterwards);
  });
});
