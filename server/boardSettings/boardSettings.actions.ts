import { isDeepStrictEqual } from 'node:util';
import { mayIntroduceSettings } from '../../domain/boardSettings/boardSettings.access.ts';
import type { boardSettingsContract, SettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { refuse } from '../../domain/boardSettings/boardSettings.refusals.ts';
import { firstDayProblem } from '../../domain/boardSettings/firstDay.ts';
import { readSettings } from '../../domain/boardSettings/settings.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { isAfter } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { StaffChange } from '../platform/staff.ts';
import { findSet, listSetsFrom, lockSettings, readBoardSettings, settingsVersion } from './boardSettings.reads.ts';
import { insertSettings, markWithdrawn } from './boardSettings.writes.ts';

/** More planned sets than anybody keeps in mind. */
const MOST_TO_COME = 12;

type NewSettings = Omit<Input<typeof boardSettingsContract.introduceBoardSettings>, 'version'>;

/**
 * Introduces a set of the board's settings from a day on (decision 59). Refuses with `forbidden` for anybody but the board and
 * the system; with `validation_failed` for a first day in the past or years ahead; with `changed_meanwhile` if a set was
 * introduced or withdrawn since `version`; with `settings_begin_that_day_already` and `too_many_settings_to_come`. The same set
 * sent again (its answer was lost) is returned and not introduced twice.
 */
export async function introduceBoardSettings(
  change: StaffChange,
  { version, ...wanted }: Input<typeof boardSettingsContract.introduceBoardSettings>,
): Promise<SettingsSets> {
  if (!mayIntroduceSettings(change.actor)) return refuse('forbidden');
  const { valid_from, settings, reason } = wanted;
  const problem = firstDayProblem(valid_from, change.today);
  if (problem) return refuse('validation_failed', { errors: { valid_from: [problem] } });
  await lockSettings(change.tx);
  if (await isThere(change, wanted)) return readBoardSettings(change);
  if (version !== undefined && version !== (await settingsVersion(change.db))) return refuse('changed_meanwhile');
  await assertRoom(change, wanted);
  const id = await insertSettings(change.tx, {
    ...{ valid_from, reason, settings: JSON.stringify(settings) },
    ...{ created_by: accountOf(change.actor), created_at: change.now },
  });
  await record(change, { action: 'board_settings.introduced', household_id: null, subject_id: id, reason });
  return readBoardSettings(change);
}

/**
 * Withdraws a set that has not begun yet; withdrawing it again changes nothing. Refuses with `forbidden`, `settings_not_found`,
 * and `settings_in_force_already` from its first day on, because settings of a past day never change.
 */
export async function withdrawBoardSettings(
  change: StaffChange,
  { id }: Input<typeof boardSettingsContract.withdrawBoardSettings>,
): Promise<SettingsSets> {
  if (!mayIntroduceSettings(change.actor)) return refuse('forbidden');
  await lockSettings(change.tx);
  const set = (await findSet(change.db, id)) ?? refuse('settings_not_found');
  if (set.withdrawn_at) return readBoardSettings(change);
  if (!isAfter(set.valid_from, change.today)) return refuse('settings_in_force_already');
  await markWithdrawn(change.tx, id, { withdrawn_by: accountOf(change.actor), withdrawn_at: change.now });
  await record(change, { action: 'board_settings.withdrawn', household_id: null, subject_id: id });
  return readBoardSettings(change);
}

async function assertRoom(change: StaffChange, { valid_from }: NewSettings): Promise<void> {
  const others = await listSetsFrom(change.db, change.today);
  if (others.some((set) => set.valid_from === valid_from)) return refuse('settings_begin_that_day_already');
  const toCome = others.filter((set) => isAfter(set.valid_from, change.today));
  if (toCome.length < MOST_TO_COME) return;
  return refuse('too_many_settings_to_come', { params: { most: MOST_TO_COME } });
}

async function isThere(change: StaffChange, { valid_from, settings, reason }: NewSettings): Promise<boolean> {
  const others = await listSetsFrom(change.db, valid_from);
  const same = others.find((set) => set.valid_from === valid_from && set.reason === reason);
  return same !== undefined && isDeepStrictEqual(readSettings(same.settings), settings);
}
