import { isDeepStrictEqual } from 'node:util';
import type { WantedSettings } from '../../domain/approvals/approvals.ts';
import { mayIntroduceSettings } from '../../domain/boardSettings/boardSettings.access.ts';
import type { boardSettingsContract, SettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { refuse } from '../../domain/boardSettings/boardSettings.refusals.ts';
import { firstDayProblem } from '../../domain/boardSettings/firstDay.ts';
import { type BoardSettings, readSettings } from '../../domain/boardSettings/settings.ts';
import { toWireSettings } from '../../domain/boardSettings/settingsOnWire.ts';
import { takesTwo } from '../../domain/boardSettings/takesTwo.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { isAfter } from '../../domain/shared/day.ts';
import { addApproval } from '../approvals/approvals.actions.ts';
import { record } from '../audit/audit.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { StaffChange } from '../platform/staff.ts';
import {
  findSet,
  listSetsFrom,
  listWaitingSets,
  lockSettings,
  readBoardSettings,
  settingsOn,
  settingsVersion,
} from './boardSettings.reads.ts';
import { insertSettings, markWithdrawn } from './boardSettings.writes.ts';

/** More planned sets than anybody keeps in mind. */
const MOST_TO_COME = 12;

type NewSettings = Omit<Input<typeof boardSettingsContract.introduceBoardSettings>, 'version'>;

/** A set that a second person has approved. */
type ApprovedSettings = WantedSettings & { reason: string; asked_by: number | null };

/**
 * Introduces a set of the board's settings from a day on (decision 59); if it takes two, it is only requested (decision 71). Refuses with `forbidden` for anybody but the board and
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
  if (takesTwo(toWireSettings(await settingsOn(change.db, valid_from)), toWireSettings(settings))) {
    const stored = { valid_from, settings, version: await settingsVersion(change.db) };
    await addApproval(change, { kind: 'settings', household_id: null, reason, wanted: stored });
  } else await putInForce(change, { ...wanted, created_by: accountOf(change.actor) });
  return readBoardSettings(change);
}

/**
 * Introduces a set that a second person has approved; it begins today if its first day is past. Refuses with `changed_meanwhile` if
 * a set was introduced or withdrawn since it was requested, and as `introduceBoardSettings`.
 */
export async function introduceApproved(
  change: StaffChange,
  { valid_from: wantedFrom, settings, reason, version, asked_by: created_by }: ApprovedSettings,
): Promise<void> {
  await lockSettings(change.tx);
  if (version !== (await settingsVersion(change.db))) return refuse('changed_meanwhile');
  const valid_from = isAfter(wantedFrom, change.today) ? wantedFrom : change.today;
  const wanted = { valid_from, settings: readSettings(settings), reason };
  await assertRoom(change, wanted);
  await putInForce(change, { ...wanted, created_by });
}

async function putInForce(
  change: StaffChange,
  { valid_from, settings, reason, created_by }: NewSettings & { created_by: number | null },
): Promise<void> {
  const id = await insertSettings(change.tx, {
    valid_from,
    reason,
    settings: JSON.stringify(settings),
    created_by,
    created_at: change.now,
  });
  await record(change, { action: 'board_settings.introduced', household_id: null, subject_id: id, reason });
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
  if (same && isSame(same.settings, settings)) return true;
  const waiting = await listWaitingSets(change.db);
  return waiting.some(
    (one) => one.reason === reason && one.wanted.valid_from === valid_from && isSame(one.wanted.settings, settings),
  );
}

function isSame(stored: object, settings: BoardSettings): boolean {
  return isDeepStrictEqual(readSettings(stored), settings);
}
