import type { SettingsSet, SettingsSets } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { setOn } from '../../../domain/boardSettings/setOn.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { addDays, type Day, readDay } from '../../../domain/shared/day.ts';

/** The settings on the day before a set begins: those of an earlier set, or the defaults. */
export function settingsBefore(sets: SettingsSets, begin: Day): WireSettings {
  const begun = notWithdrawn(sets).flatMap(({ valid_from, settings }) => {
    const from = readDay(valid_from);
    return from ? [{ valid_from: from, settings }] : [];
  });
  return setOn(begun, addDays(begin, -1))?.settings ?? sets.defaults;
}

/** The latest settings, from which the form for new ones starts. */
export function lastSettings({ in_force, to_come, defaults }: SettingsSets): WireSettings {
  return (to_come.at(-1) ?? in_force)?.settings ?? defaults;
}

/** A number that no own step had before, so that a case never confuses two steps. */
export function nextOwnNumber(
  { waiting, in_force, to_come, former }: SettingsSets,
  typed: readonly { key: string }[],
): number {
  const sets = [...waiting, ...to_come, ...former, ...(in_force ? [in_force] : [])];
  const keys = [...sets.flatMap(({ settings }) => settings.own_steps), ...typed].map(({ key }) => key);
  return Math.max(0, ...keys.map((key) => Number(key.replace('own_', '')))) + 1;
}

function notWithdrawn({ in_force, to_come, former }: SettingsSets): SettingsSet[] {
  return [...to_come, ...(in_force ? [in_force] : []), ...former.filter(({ withdrawn_at }) => withdrawn_at === null)];
}
