import { firstDayWithout } from '../../../domain/deaths/life/lifePlan.ts';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import { hadBegun } from '../../../domain/membership/succession.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Change } from '../../platform/context.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { findActiveFrom, listMemberNames, type StandingEffect } from './life.reads.ts';
import { type Closing, closingMessage } from './life.wording.ts';
import { tellFamily } from './telling.actions.ts';

type Told = {
  row: CaseRow;
  household_id: number;
  /** Those of the case in this household. */
  effects: readonly StandingEffect[];
  charged_until: Day | undefined;
};

/**
 * The later message: until when the membership was valid, who goes on, and what is open. To the same place as the condolence; a
 * household in which nothing of a membership changed, and which owes nothing, reads nothing.
 */
export async function tellClosing(change: Change, { row, household_id, effects, charged_until }: Told): Promise<void> {
  const ended = effects.find(({ kind }) => kind === 'membership_ends');
  if (!ended && !charged_until) return;
  const next = effects.find(({ kind }) => kind === 'main_member_changes')?.before.member_id;
  const names = await listMemberNames(change.db, next === undefined ? [] : [next]);
  const closing: Closing = {
    last_day: ended ? row.died_until : null,
    had_begun: ended?.before.member_id ? await hadItBegun(change, row, { effects, id: ended.before.member_id }) : false,
    next: next === undefined ? undefined : names.get(next),
    has_ended: effects.some(({ kind }) => kind === 'household_ends'),
    charged_until,
  };
  await tellFamily(change, {
    row,
    household_id,
    effect_key: `deaths.closing/${row.id}/${household_id}`,
    by: effects.find(({ kind }) => kind === 'condolence')?.before.by ?? 'news',
    message: (about) => closingMessage({ ...about, ...closing }),
  });
}

type Deceased = { effects: readonly StandingEffect[]; id: number };

async function hadItBegun(change: Change, { died_until }: CaseRow, { effects, id }: Deceased): Promise<boolean> {
  const rows = effects.flatMap(({ before }) => before.rows ?? []);
  const status = rows.find((row) => row.table === 'members' && row.id === id)?.before?.status;
  if (!status || !died_until) return false;
  const before = { status: status as MemberStatus, active_from: await findActiveFrom(change.db, id) };
  return hadBegun(before, firstDayWithout(died_until));
}
