import { z } from 'zod';
import { contract } from '../../shared/contract.ts';
import { choice, id, instant, optional, pathId, readNumber, text } from '../../shared/fields.ts';
import { list } from '../../shared/measured.ts';
import { changeStates } from './changeState.ts';
import { changeFields } from './listedValues.ts';

/** A value that the list says otherwise than before. */
export const listChange = z.object({
  /** Names it when somebody decides. */
  key: z.string(),
  field: z.enum(changeFields),
  /** Whose it is; null if it is the household's. */
  name: z.string().nullable(),
  state: z.enum(changeStates),
  /** What the list said before; null if it said nothing, or is not known any more. */
  before: z.string().nullable(),
  listed: z.string().nullable(),
  /** What stands here now; null if nothing does, or if it has no place of its own. */
  here: z.string().nullable(),
});
export type ListChange = z.output<typeof listChange>;

/** A household that the list tells of otherwise than before. */
export const changedHousehold = z.object({
  /** Of its row in the list. */
  id,
  household_id: id,
  membership_no: z.string(),
  name: z.string().nullable(),
  /** Empty if the same stands here by now. */
  changes: z.array(listChange),
  /** Names what was shown; sent back with a decision. */
  shown: z.string(),
});
export type ChangedHousehold = z.output<typeof changedHousehold>;

const decided = z.object({
  key: text(100),
  /** What holds from now on. */
  holds: choice(['list', 'here']),
});

const done = z.object({ finished_at: instant.nullable() });

/** A later list says something else than before (decision 108). */
export const listChangesContract = contract({
  readListChanges: {
    method: 'GET',
    path: '/api/v1/office/take-overs/:id/changes',
    summary: 'Twenty households that a list tells of otherwise than before, after a row, each with what differs.',
    access: 'office',
    records: ['take_over.seen'],
    params: pathId,
    query: z.object({ after: optional(readNumber) }),
    answer: z.object({
      name: z.string(),
      households: z.array(changedHousehold),
      /** Households of which something is not decided. */
      open: z.int(),
      /** Those of them in which something new can be taken over, because nobody has changed it here. */
      takeable: z.int(),
      is_running: z.boolean(),
      next: id.nullable(),
    }),
    status: 200,
    missing: 'take_over_not_found',
  },
  decideListChanges: {
    method: 'POST',
    path: '/api/v1/office/take-over-rows/:id/changes',
    summary: 'Decides about what differs in one household: what the list says holds, or what stands here.',
    access: 'office',
    records: ['household.list_changes_decided'],
    params: pathId,
    body: z.object({ shown: text(100), decided: list(decided, 200) }),
    answer: z.object({ left: z.int() }),
    status: 200,
    missing: 'listed_household_not_found',
    refusals: ['list_changes_outdated', 'change_is_by_hand', 'taking_over_finished', 'person_was_excluded'],
  },
  takeListChanges: {
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/changes',
    summary: 'Begins to take over what is new in all households of a list, wherever nobody has changed it here.',
    access: 'office',
    records: ['take_over.changes_taken'],
    params: pathId,
    answer: z.object({ households: z.int() }),
    status: 200,
    missing: 'take_over_not_found',
    refusals: ['nothing_new_to_take', 'take_over_is_running', 'taking_over_finished'],
  },
  readTakingOverFinish: {
    method: 'GET',
    path: '/api/v1/office/taking-over',
    summary: 'Whether the taking over is declared finished, and whether something of it is not decided.',
    access: 'office',
    records: 'nothing',
    answer: z.object({
      ...done.shape,
      finished_by: z.string().nullable(),
      /** The newest list of which something is not decided. */
      open_list: z.object({ id, name: z.string(), households: z.int() }).nullable(),
      may_finish: z.boolean(),
    }),
    status: 200,
  },
  finishTakingOver: {
    method: 'POST',
    path: '/api/v1/office/taking-over/finish',
    summary:
      'The board declares the taking over finished: keys and digests are deleted, and no list is compared any more.',
    access: 'office',
    records: ['take_over.finished'],
    answer: done,
    status: 200,
    refusals: ['taking_over_finished', 'taking_over_not_begun', 'take_over_is_running'],
  },
});
