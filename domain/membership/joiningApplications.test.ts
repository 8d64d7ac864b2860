import { describe, expect, it } from 'vitest';
import { joiningHindranceOf, samePersons } from './joiningApplications.ts';

const facts = {
  status: 'active',
  has_account: false,
  is_mourning: false,
  main_member_id: 1,
  listed_main_id: 11,
  has_money: false,
  is_log_in_sure: true,
} as const;
const same = [{ member_id: 1, person_id: 11 }];

describe('who of an application is who of the list', () => {
  it('is somebody who may be nobody else, on both sides', () => {
    const sure = { member_id: 1, person_id: 11 };
    const twoOfTheList = [12, 13].map((person_id) => ({ member_id: 2, person_id }));
    const twoOfTheApplication = [3, 4].map((member_id) => ({ member_id, person_id: 14 }));
    expect(samePersons([sure, ...twoOfTheList, ...twoOfTheApplication])).toEqual([sure]);
  });
});

describe('an application', () => {
  it('is joined to a household whose main member is the same, and in which nobody logs in', () => {
    expect(joiningHindranceOf(facts, same)).toBeUndefined();
  });

  it.each([
    [{ status: 'inactive' }, 'ended'],
    [{ has_account: true }, 'has_account'],
    [{ listed_main_id: 12 }, 'other_main'],
    [{ is_mourning: true }, 'mourning'],
    [{ has_money: true }, 'money'],
    [{ is_log_in_sure: false }, 'log_in'],
  ] as const)('is not joined if %j', (other, hindrance) => {
    expect(joiningHindranceOf({ ...facts, ...other }, same)).toBe(hindrance);
  });
});
