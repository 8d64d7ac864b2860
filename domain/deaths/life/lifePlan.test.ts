import { describe, expect, it } from 'vitest';
import { type Day, toWireDay } from '../../shared/day.ts';
import { cents } from '../../shared/money.ts';
import {
  type Asked,
  firstDayWithout,
  type HouseholdFacts,
  type PersonFacts,
  planEffects,
  planOfParent,
} from './lifePlan.ts';

const TODAY = '2027-01-11' as Day;
const DIED = '2027-01-09' as Day;
const AFTER = toWireDay('2027-01-10' as Day);
const BORN = '1980-01-01' as Day;

const [AHMET, AYŞE, CAN, ELIF] = [1, 2, 3, 4];

function person(more: Partial<PersonFacts> & { id: number }): PersonFacts {
  return {
    name: `Person ${more.id}`,
    is_main: false,
    status: 'active',
    joined_later: false,
    date_of_birth: BORN,
    civil_status: null,
    relationship_type: null,
    active_from: '2020-01-01' as Day,
    ...more,
  };
}

/** The household as a plan names it, as long as nothing was chosen. */
const AFFECTED = { membership_no: '1007', status: 'active', next_member_id: null, is_ending: false };

const named = (id: number) => ({ household_id: 7, member_id: id, name: `Person ${id}` });

const ahmet = person({ id: AHMET, is_main: true, civil_status: 'married' });
const ayşe = person({ id: AYŞE, relationship_type: 'wife', civil_status: 'married' });
const can = person({ id: CAN, relationship_type: 'son', date_of_birth: '2015-05-05' as Day });
const elif = person({ id: ELIF, relationship_type: 'daughter', date_of_birth: '2005-05-05' as Day });

function household(more: Partial<HouseholdFacts> = {}): HouseholdFacts {
  return {
    household_id: 7,
    membership_no: '1007',
    status: 'active',
    registered_on: '2019-10-01' as Day,
    is_unconfirmed: false,
    waiting_until: null,
    money_rests_since: null,
    has_mailbox: true,
    open_invoices: 2,
    open_cents: cents(12_050),
    persons: [ahmet, ayşe, can],
    representatives: [
      { id: 31, name: 'Daughter in Linz', kind: 'family_member' },
      { id: 32, name: 'Holder of a power', kind: 'lawyer' },
    ],
    ...more,
  };
}

const ASKED = { deceased_id: AHMET, died_until: DIED, today: TODAY, next_member_ids: [], ending_household_ids: [] };

function planOf(facts: HouseholdFacts, more: Partial<Asked> = {}) {
  const plan = planEffects(facts, { ...ASKED, ...more });
  if (!plan) throw new Error('the deceased is not in this household');
  return plan;
}

const kindsOf = ({ effects }: ReturnType<typeof planOf>) => effects.map(({ kind }) => kind);
const lackingOf = ({ lacking }: ReturnType<typeof planOf>) => lacking.map(({ what }) => what);

it('the first day without membership follows the last possible day of death', () => {
  expect(firstDayWithout('2027-02-28' as Day)).toBe('2027-03-01');
});

it('somebody who is not in the household changes nothing there', () => {
  expect(planEffects(household(), { ...ASKED, deceased_id: 99 })).toBeUndefined();
  expect(planOfParent(household(), 99)).toBeUndefined();
});

describe('a main member has died', () => {
  it('until somebody is named to go on, this is lacking; the rest is planned', () => {
    const plan = planOf(household());
    const { successors, ...affected } = plan.household;
    expect(affected).toEqual({ ...AFFECTED, ...named(AHMET), is_main: true });
    const who = { member_id: AYŞE, name: 'Person 2', date_of_birth: toWireDay(BORN), is_minor: false };
    expect(successors).toEqual([{ ...who, relationship_type: 'wife', status: 'active' }]);
    expect(plan.lacking).toEqual([{ what: 'who_goes_on', household_id: 7 }]);
  });

  it('the wife goes on, is a widow, and money rests; the representative who speaks at a death is told', () => {
    const plan = planOf(household(), { next_member_ids: [AYŞE] });
    expect(plan.lacking).toEqual([]);
    expect(plan.effects).toEqual([
      {
        kind: 'membership_ends',
        ...named(AHMET),
        last_day: toWireDay(DIED),
        first_day_without: AFTER,
        had_begun: true,
      },
      { kind: 'main_member_changes', ...named(AYŞE), is_waiting: false, waiting_until: null },
      { kind: 'becomes_widowed', ...named(AYŞE) },
      { kind: 'money_rests', household_id: 7, already_since: null, open_invoices: 2, open_amount: 120.5 },
      { kind: 'condolence', household_id: 7, by: 'news_and_mail' },
      { kind: 'representative_told', household_id: 7, substitute_id: 31, name: 'Daughter in Linz' },
    ]);
  });

  it('a household that is to end ends for everybody who was still in it; nobody reads its mailbox', () => {
    const gone = person({ id: ELIF, status: 'inactive' });
    const plan = planOf(household({ persons: [ahmet, ayşe, can, gone] }), {
      ending_household_ids: [7],
      next_member_ids: [AYŞE],
    });
    expect(plan.household).toMatchObject({ is_ending: true, next_member_id: null });
    expect(plan.lacking).toEqual([]);
    expect(plan.effects[1]).toEqual({
      kind: 'household_ends',
      household_id: 7,
      membership_no: '1007',
      first_day_without: AFTER,
      members: [AYŞE, CAN].map((id) => ({ member_id: id, name: `Person ${id}` })),
    });
    expect(kindsOf(plan)).not.toContain('main_member_changes');
    expect(plan.effects).toContainEqual({ kind: 'condolence', household_id: 7, by: 'news' });
  });

  it('it ends by itself if nobody may go on, and needs no choice', () => {
    const plan = planOf(household({ persons: [ahmet] }));
    expect(plan.household).toMatchObject({ is_ending: true, successors: [] });
    expect(plan.lacking).toEqual([]);
    expect(kindsOf(plan).slice(0, 3)).toEqual(['membership_ends', 'household_ends', 'money_rests']);
  });

  it.each([
    ['adults before those under age', [ahmet, ayşe, can, elif], [AYŞE, ELIF]],
    ['somebody under age if no adult is left', [ahmet, can], [CAN]],
    ['nobody whose membership has ended', [ahmet, person({ id: AYŞE, status: 'inactive' }), elif], [ELIF]],
    ['nobody who still waits in an active household', [ahmet, person({ id: AYŞE, status: 'waiting' }), elif], [ELIF]],
  ])('may go on: %s', (_who, persons, mayGoOn) => {
    const { successors } = planOf(household({ persons })).household;
    expect(successors.map(({ member_id }) => member_id)).toEqual(mayGoOn);
    expect(successors.map(({ is_minor }) => is_minor)).toEqual(mayGoOn.map((id) => id === CAN));
  });

  it.each([
    ['the choice for another household does not count', { next_member_ids: [99] }],
    ['the end of another household does not count', { ending_household_ids: [8] }],
  ])('%s', (_what, asked) => {
    const plan = planOf(household(), asked);
    expect(plan.household).toMatchObject({ next_member_id: null, is_ending: false });
    expect(lackingOf(plan)).toEqual(['who_goes_on']);
  });

  it('a waiting household keeps its days for those who waited with it', () => {
    const waits = { status: 'waiting', active_from: null } as const;
    const persons = [
      { ...ahmet, ...waits },
      { ...ayşe, ...waits },
      { ...elif, ...waits, joined_later: true },
    ];
    const facts = household({ status: 'waiting', waiting_until: '2027-03-01' as Day, persons });
    const plan = planOf(facts, { next_member_ids: [AYŞE] });
    expect(plan.household.successors.map(({ member_id }) => member_id)).toEqual([AYŞE]);
    expect(plan.effects).toContainEqual({
      kind: 'main_member_changes',
      ...named(AYŞE),
      is_waiting: true,
      waiting_until: toWireDay('2027-03-01' as Day),
    });
    expect(plan.effects[0]).toMatchObject({ kind: 'membership_ends', had_begun: false });
    const unknownEnd = planOf({ ...facts, waiting_until: null }, { next_member_ids: [AYŞE] });
    expect(unknownEnd.effects).toContainEqual(expect.objectContaining({ is_waiting: true, waiting_until: null }));
  });

  it('an end of waiting that was kept from before says nothing in an active household', () => {
    const plan = planOf(household({ waiting_until: '2020-01-01' as Day }), { next_member_ids: [AYŞE] });
    expect(plan.effects).toContainEqual(expect.objectContaining({ is_waiting: false, waiting_until: null }));
  });
});

describe('a member of the family has died', () => {
  it('the membership ends and money rests; the household goes on and representatives hear nothing', () => {
    const plan = planOf(household(), { deceased_id: CAN });
    expect(plan.household).toMatchObject({ is_main: false, successors: [], next_member_id: null, is_ending: false });
    expect(plan.lacking).toEqual([]);
    expect(kindsOf(plan)).toEqual(['membership_ends', 'money_rests', 'condolence']);
  });

  it('the end of the household and a new main member are not theirs to bring', () => {
    const plan = planOf(household(), { deceased_id: CAN, ending_household_ids: [7], next_member_ids: [AYŞE] });
    expect(plan.household).toMatchObject({ is_ending: false, next_member_id: null });
    expect(kindsOf(plan)).toEqual(['membership_ends', 'money_rests', 'condolence']);
  });

  it('membership that would have begun after the death never began', () => {
    const late = { ...can, active_from: '2027-01-10' as Day };
    const plan = (active_from: Day) =>
      planOf(household({ persons: [ahmet, { ...late, active_from }] }), { deceased_id: CAN });
    expect(plan('2027-01-11' as Day).effects[0]).toMatchObject({ had_begun: false });
    expect(plan('2027-01-09' as Day).effects[0]).toMatchObject({ had_begun: true });
  });
});

describe('who is widowed', () => {
  const husband = { ...ayşe, relationship_type: 'husband' as const };
  it.each<[string, PersonFacts[], number, number[]]>([
    ['the wife of the main member', [ahmet, ayşe], AHMET, [AYŞE]],
    ['the husband of the main member', [ahmet, husband], AHMET, [AYŞE]],
    ['the main member whose wife died', [ahmet, ayşe], AYŞE, [AHMET]],
    ['nobody whose child died', [ahmet, ayşe, can], CAN, []],
    ['nobody in place of a child', [ahmet, elif], AHMET, []],
    ['nobody who has left', [ahmet, { ...ayşe, status: 'inactive' }, elif], AHMET, []],
    ['nobody twice', [ahmet, { ...ayşe, civil_status: 'widowed' }], AHMET, []],
    ['neither of two, because it is unclear who is meant', [ahmet, ayşe, { ...ayşe, id: ELIF }], AHMET, []],
    ['no wife by the death of another one', [ahmet, ayşe, { ...ayşe, id: ELIF }], ELIF, [AHMET]],
  ])('%s', (_who, persons, deceased_id, widowed) => {
    const { effects } = planOf(household({ persons }), { deceased_id });
    const found = effects.flatMap((effect) => (effect.kind === 'becomes_widowed' ? [effect.member_id] : []));
    expect(found).toEqual(widowed);
  });
});

describe('what is lacking', () => {
  it.each<[string, Partial<HouseholdFacts>, Partial<Asked>, string[]]>([
    ['the day of death', {}, { died_until: null }, ['day_of_death']],
    ['a confirmed registration', { is_unconfirmed: true }, {}, ['unconfirmed_registration']],
    [
      'a day that fits',
      { registered_on: '2027-01-01' as Day },
      { died_until: '2026-06-01' as Day },
      ['day_before_registration'],
    ],
    ['nothing if the day is just before the registration', { registered_on: '2027-01-10' as Day }, {}, []],
    ['nothing about a day in the future, which the call refuses', {}, { died_until: '2027-01-12' as Day }, []],
  ])('%s', (_what, facts, asked, lacking) => {
    const plan = planOf(household(facts), { next_member_ids: [AYŞE], ...asked });
    expect(plan.lacking).toEqual(lacking.map((what) => ({ what, household_id: 7 })));
  });

  it('without a day, nothing is said about the membership, and the rest is shown', () => {
    expect(kindsOf(planOf(household(), { died_until: null, next_member_ids: [AYŞE] }))).toEqual([
      'becomes_widowed',
      'money_rests',
      'condolence',
      'representative_told',
    ]);
  });
});

describe('somebody who had left before', () => {
  const left = { ...ahmet, status: 'inactive' as const };

  it.each<[string, PersonFacts[], number, string[]]>([
    ['as main member: letters to them about money stop', [left, ayşe], AHMET, ['money_rests']],
    ['as member of the family: nothing changes', [ahmet, { ...can, status: 'inactive' }], CAN, []],
  ])('%s', (_who, persons, deceased_id, kinds) => {
    const plan = planOf(household({ persons, is_unconfirmed: true }), { deceased_id, died_until: null });
    expect(kindsOf(plan)).toEqual(kinds);
    expect(plan.lacking).toEqual([]);
    expect(plan.household).toMatchObject({ successors: [], is_ending: false });
  });
});

it.each<[string, Partial<HouseholdFacts>, object, object]>([
  [
    'rests already',
    { money_rests_since: '2027-01-02' as Day },
    { already_since: toWireDay('2027-01-02' as Day) },
    { by: 'news_and_mail' },
  ],
  ['has no mailbox', { has_mailbox: false }, { already_since: null }, { by: 'news' }],
])('the household %s', (_what, facts, money, condolence) => {
  const { effects } = planOf(household(facts), { next_member_ids: [AYŞE] });
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'money_rests', ...money }));
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'condolence', ...condolence }));
});

describe('a child that was never registered', () => {
  it('its family is written about its grief, and nothing about money', () => {
    const plan = planOfParent(household(), AYŞE);
    expect(plan).toEqual({
      household: { ...AFFECTED, ...named(AYŞE), is_main: false, successors: [] },
      effects: [
        { kind: 'money_rests', household_id: 7, already_since: null, open_invoices: 2, open_amount: 120.5 },
        { kind: 'condolence', household_id: 7, by: 'news_and_mail' },
      ],
      lacking: [],
    });
  });

  it('a household that has ended is not written to', () => {
    expect(planOfParent(household({ status: 'inactive' }), AYŞE)?.effects).toEqual([]);
  });
});
