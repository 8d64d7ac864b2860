import { expect, it } from 'vitest';
import { openSteps } from '../shared/steps.ts';
import { isExisting, isLocked, memberStatuses, memberSteps, reactivationFrom } from './memberStatus.ts';

it('each status allows only these steps', () => {
  const open = memberStatuses.map((status) => `${status}: ${openSteps(memberSteps, status).join(', ')}`);

  expect(open).toEqual([
    'new: submit, takeBack, deactivate',
    'waiting: sendBack, activate, deactivate',
    'active: startMissedWaiting, deactivate',
    'inactive: reactivate, resumeWaiting, reopen',
  ]);
});

// proves: product.existing-member, product.applicant
it('waiting and active members are existing members, applicants and former members are not', () => {
  expect(memberStatuses.filter(isExisting)).toEqual(['waiting', 'active']);
  expect(isExisting(undefined)).toBe(false);
});

it('only data of a new member can be changed', () => {
  expect(memberStatuses.filter((status) => !isLocked(status))).toEqual(['new']);
});

it('a return leads to the former status', () => {
  expect(memberStatuses.map((previous) => memberSteps[reactivationFrom(previous)].to)).toEqual([
    'new',
    'waiting',
    'active',
    'active',
  ]);
});
