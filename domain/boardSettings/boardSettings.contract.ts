import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { contract } from '../shared/contract.ts';
import { dayField, instant, linesOfText, pathId, wireDay } from '../shared/fields.ts';
import { boardSettingsOnWire } from './settingsAnswer.ts';
import { settingsInput } from './settingsOnWire.ts';

/** Changes whenever a set is introduced or withdrawn. A call that decides sends the version that was on screen. */
const version = z.int().min(0);

export const boardSettingsSet = z.object({
  id: z.int(),
  valid_from: wireDay,
  settings: boardSettingsOnWire,
  reason: z.string(),
  /** The e-mail address of the person who introduced it; null for a command without a name. */
  created_by: z.string().nullable(),
  created_at: instant,
  withdrawn_by: z.string().nullable(),
  withdrawn_at: instant.nullable(),
});

/** A set that is in force only after a second person has approved it (decision 71). */
export const waitingSettings = approval.omit({ household_id: true, kind: true, reason: true }).extend({
  reason: z.string(),
  /** It begins on the day of the approval, if that is later. */
  valid_from: wireDay,
  settings: boardSettingsOnWire,
});

export const boardSettingsSets = z.object({
  version,
  /** The oldest first. */
  waiting: z.array(waitingSettings),
  /** Null before the first set: then `defaults` apply. */
  in_force: boardSettingsSet.nullable(),
  /** The earliest first. */
  to_come: z.array(boardSettingsSet),
  /** Former and withdrawn sets, the latest first day first; at most a hundred. */
  former: z.array(boardSettingsSet),
  /** The values before the first set. */
  defaults: boardSettingsOnWire,
});

export type WaitingSettings = z.output<typeof waitingSettings>;
export type SettingsSet = z.output<typeof boardSettingsSet>;
export type SettingsSets = z.output<typeof boardSettingsSets>;

export const boardSettingsContract = contract({
  getBoardSettings: {
    method: 'GET',
    path: '/api/v1/office/board-settings',
    summary: 'The board’s settings about deaths: the present set, future ones and former ones.',
    access: 'office',
    records: 'nothing',
    answer: boardSettingsSets,
    status: 200,
  },
  introduceBoardSettings: {
    method: 'POST',
    path: '/api/v1/office/board-settings',
    summary:
      'Introduces a whole new set of the board’s settings, from today or a later day on; with fewer signatures, other limits or more cover it waits for a second person. Safe to repeat.',
    access: 'office',
    records: ['board_settings.introduced', 'approval.asked'],
    body: z.object({
      valid_from: dayField,
      settings: settingsInput,
      reason: linesOfText(1000),
      version: version.optional(),
    }),
    answer: boardSettingsSets,
    status: 200,
    refusals: ['changed_meanwhile', 'settings_begin_that_day_already', 'too_many_settings_to_come'],
  },
  withdrawBoardSettings: {
    method: 'POST',
    path: '/api/v1/office/board-settings/:id/withdraw',
    summary: 'The board withdraws a set that has not begun yet. Safe to repeat.',
    access: 'office',
    records: ['board_settings.withdrawn'],
    params: pathId,
    answer: boardSettingsSets,
    status: 200,
    missing: 'settings_not_found',
    refusals: ['settings_in_force_already'],
  },
});
