import type { Me } from '../../domain/me/me.contract.ts';
import type { membershipContract } from '../../domain/membership/membership.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { answer, type ScreenState } from './screenState.ts';

type PersonCover = Answer<(typeof membershipContract)['listCover']>[number];

const COVER = 'GET /api/v1/household/';

const nothing = { since: null, had_begun: true, waiting_until: null, waiting_for: null, bill_numbers: [] };
const waits = { ...nothing, verdict: 'waiting' } as const;

/** One person for each sentence, by first name. */
const kinds: Record<string, Omit<PersonCover, 'member_id'>> = {
  Emine: { ...waits, waiting_for: 'days', waiting_until: toWireDay(day('2027-04-02')) },
  Hasan: { ...waits, waiting_for: 'payment' },
  Selin: { ...waits, waiting_for: 'documents' },
  Bebek: { ...waits, waiting_for: 'household' },
  Ela: { ...nothing, verdict: 'not_a_member' },
  Murat: { ...nothing, verdict: 'over_age' },
  Deniz: { ...nothing, verdict: 'in_arrears', bill_numbers: ['2026-000417'] },
  Yasemin: { ...nothing, verdict: 'ended', since: toWireDay(day('2026-09-01')) },
  Kerem: { ...nothing, verdict: 'ended', had_begun: false },
  Leyla: { ...nothing, verdict: 'unknown' },
};
const FIRST_ID = 900_100;

/** Whether the membership is valid today: every possible sentence, on both screens. */
export const coverStates: ScreenState[] = [
  { name: 'news-cover', path: '/news', changesMe: withEachKind },
  { name: 'family-cover', path: '/sub-member', changesMe: withEachKind },
  // somebody has died: nobody is asked to confirm or pay
  { name: 'news-money-rests', path: '/news', changesMe: (me: Me) => whileMoneyRests(withEachKind(me)) },
  { name: 'family-money-rests', path: '/sub-member', changesMe: (me: Me) => whileMoneyRests(withEachKind(me)) },
].map((place) => ({
  ...place,
  who: 'mehmet',
  answers: { [COVER]: answer.changed(sayEachKind) },
}));

/** A household that waits for a payment, and has somebody whose contribution is not confirmed. */
export function whileMoneyRests(me: Me): Me {
  const { household } = me;
  if (!household) throw new Error('this account has no household');
  return { ...me, household: { ...household, status: 'waiting', waiting_until: null, money_rests: true } };
}

function withEachKind(me: Me): Me {
  const [first] = me.sub_members;
  if (!first) throw new Error('nobody belongs to this household');
  const people = Object.keys(kinds).map((first_name, place) => ({ ...first, id: FIRST_ID + place, first_name }));
  return { ...me, sub_members: people };
}

/** Only for this call: others begin with the same path and keep their answers. */
function sayEachKind(said: PersonCover[] | object[]): PersonCover[] | object[] {
  const [main] = said;
  if (!main || !('verdict' in main)) return said;
  return [main, ...Object.values(kinds).map((kind, place) => ({ member_id: FIRST_ID + place, ...kind }))];
}
