import { expect, it } from 'vitest';
import { openSteps } from '../shared/steps.ts';
import { isExisting, isLocked, memberStatuses, memberSteps, reactivationFrom } from './memberStatus.ts';

it('from each status only these steps are open', () => {
  const open = memberStatuses.map((status) => `${status}: ${openSteps(memberSteps, status).join(', ')}`);

  expect(open).toEqual([
    'new: submit, takeBack, deactivate',
    'waiting: sendBack, activate, deactivate',
    'active: waitAfterAll, deactivate',
    'inactive: reactivate, resumeWaiting, reopen',
  ]);
});

// proves: product.existing-member, product.applicant
it('waiting and active members exist, applicants and former members do not', () => {
  expect(memberStatuses.filter(isExisting)).toEqual(['waiting', 'active']);
  expect(isExisting(undefined)).toBe(false);
});

it('only data of a new member is open for change', () => {
  expect(memberStatuses.filter((status) => !isLocked(status))).toEqual(['new']);
});

it('coming back leads to where one was', () => {
  expect(memberStatuses.map((previous) => memberSteps[reactivationFrom(previous)].to)).toEqual([
    'new',
    'waiting',
    'active',
    'active',
  ]);
});
