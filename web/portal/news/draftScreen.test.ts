import { expect, it } from 'vitest';
import type { Me } from '../../../domain/me/me.contract.ts';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import { draftScreenOf } from './draftScreen.ts';

it.each([
  ['main-member', '/main-member'],
  ['household', '/household'],
  ['burial-place', undefined],
  ['death-contact-austria', undefined],
  ['family-member-new', '/sub-member/add'],
  ['family-member-7', '/sub-member/7'],
  ['family-member-8', undefined],
  ['family-member-9', undefined],
  ['substitute-new', undefined],
  ['password', undefined],
])('an applicant continues %s at %s', (form, path) => {
  expect(draftScreenOf(form, aMe('new'))?.path).toBe(path);
});

it.each([
  ['main-member', undefined],
  ['household', '/household'],
  ['burial-place', '/main-member'],
  ['death-contact-turkiye', '/main-member'],
  ['family-member-new', '/sub-member/add'],
  ['substitute-new', '/substitutes/add'],
  ['substitute-3', '/substitutes/3'],
  ['substitute-4', undefined],
  ['substitute-5', undefined],
])('an existing member continues %s at %s', (form, path) => {
  expect(draftScreenOf(form, aMe('active'))?.path).toBe(path);
});

it('a former member continues nothing', () => {
  expect(
    ['household', 'burial-place', 'family-member-new'].map((form) => draftScreenOf(form, aMe('inactive'))),
  ).toEqual([undefined, undefined, undefined]);
});

it('a form about a person has their name', () => {
  expect(draftScreenOf('family-member-7', aMe('new'))?.name).toBe('Elif Kaya');
  expect(draftScreenOf('family-member-new', aMe('new'))?.name).toBeUndefined();
});

/** Elif (7) is new, Emre (8) submitted; Murat (3) represents the household, Leyla (4) formerly did. */
function aMe(status: MemberStatus): Me {
  const me = {
    household: { id: 1, status },
    main_member: { status },
    sub_members: [
      { id: 7, status: 'new', first_name: 'Elif', last_name: 'Kaya' },
      { id: 8, status: 'waiting', first_name: 'Emre', last_name: 'Kaya' },
    ],
    substitutes: [
      { id: 3, first_name: 'Murat', last_name: 'Şahin', ended_on: null },
      { id: 4, first_name: 'Leyla', last_name: 'Aksoy', ended_on: '01.01.2027' },
    ],
  };
  return me as unknown as Me;
}
