import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, optional, pathId, readNumber } from '../shared/fields.ts';
import { importProblems } from './cell.ts';
import { unfitImport } from './movingIn.refusals.ts';
import { keptBecause, undoOutcomes } from './undo.ts';
import { takeOverReasons, takeOverVerdicts, takeOverWarnings } from './verdicts.ts';

/** The work on a list: the dry run, the run, and undoing. */
export const takeOverStages = ['dry_run', 'run', 'undo'] as const;
export type TakeOverStage = (typeof takeOverStages)[number];

/** Also the taking over of what a later list says otherwise (decision 108), and the comparison of the proof (decision 106). */
const workingStages = [...takeOverStages, 'take_new', 'proof'] as const;

export const takeOverCounts = z.object({
  made: z.int(),
  doubled: z.int(),
  changed: z.int(),
  refused: z.int(),
  unchanged: z.int(),
});

const person = z.object({
  /** Null once nobody knows whom it was about. */
  id: id.nullable(),
  name: z.string().nullable(),
});

/** How far the taking over of a list is. */
export const takeOver = z.object({
  id,
  /** Null once the file is deleted. */
  file_id: id.nullable(),
  name: z.string(),
  created_at: instant,
  /** Households and rows that could not be read. */
  rows: z.int(),
  /** What the last dry run says; together `rows` once it has ended. */
  predicted: takeOverCounts,
  /** What became of the rows. */
  decided: takeOverCounts,
  undone: z.object({ taken_back: z.int(), kept: z.int(), failed: z.int() }),
  /** Households of which the list says something else than before, and nobody has decided (decision 108). */
  open_changes: z.int(),
  tried_at: instant.nullable(),
  asked_at: instant.nullable(),
  asked_by: person,
  is_own: z.boolean(),
  /** When the run begins by itself, because nobody else of the board could agree. */
  begins_alone_at: instant.nullable(),
  agreed_at: instant.nullable(),
  agreed_by: person,
  /** What the reader may do now. */
  may: z.object({
    try: z.boolean(),
    ask: z.boolean(),
    withdraw: z.boolean(),
    agree: z.boolean(),
    go_on: z.boolean(),
    undo: z.boolean(),
  }),
  /** The work that has not ended. */
  running: z
    .object({
      run_id: id,
      stage: z.enum(workingStages),
      done: z.int(),
      total: z.int().nullable(),
      is_stop_wanted: z.boolean(),
    })
    .nullable(),
});
export type TakeOver = z.output<typeof takeOver>;

const said = <Key extends readonly [string, ...string[]]>(keys: Key) =>
  z.object({ key: z.enum(keys), name: z.string().nullable() });

/** A row of the list, and what became of it or would. */
export const takeOverRow = z.object({
  id,
  sheet: z.int(),
  row: z.int(),
  /** The main member's name in the list; null if it could not be read. */
  name: z.string().nullable(),
  key: z.string().nullable(),
  household_id: id.nullable(),
  membership_no: z.string().nullable(),
  reasons: z.array(said(takeOverReasons)),
  warnings: z.array(said(takeOverWarnings)),
  /** Cells that could not be read; a null column is about the whole row. */
  problems: z.array(z.object({ column: z.int().nullable(), why: z.enum(importProblems) })),
  kept_because: z.array(z.enum(keptBecause)),
});
export type TakeOverRow = z.output<typeof takeOverRow>;

const which = [...takeOverVerdicts, ...undoOutcomes] as const;

const one = {
  access: 'office',
  params: pathId,
  answer: takeOver,
  status: 200,
  missing: 'take_over_not_found',
} as const;

/** The association's former list becomes households (decision 102). */
export const takeOversContract = contract({
  findTakeOver: {
    method: 'GET',
    path: '/api/v1/office/imported-files/:id/take-over',
    summary: 'Which taking over a file has; null before it was prepared.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.object({ take_over_id: id.nullable() }),
    status: 200,
    missing: 'imported_file_not_found',
  },
  prepareTakeOver: {
    method: 'POST',
    path: '/api/v1/office/imported-files/:id/take-over',
    summary: 'Reads the households of a file, to be tried and taken over; again, as long as nobody has asked for that.',
    access: 'office',
    records: ['take_over.prepared'],
    params: pathId,
    answer: takeOver,
    status: 200,
    missing: 'imported_file_not_found',
    refusals: [
      ...unfitImport,
      'document_lost',
      'too_many_cells_unread',
      'take_over_asked_already',
      'take_over_is_running',
      'taking_over_finished',
    ],
  },
  readTakeOver: {
    ...one,
    method: 'GET',
    path: '/api/v1/office/take-overs/:id',
    summary: 'How far the taking over of a list is: what the dry run says, what became of the rows, what works now.',
    records: 'nothing',
  },
  listTakeOverRows: {
    method: 'GET',
    path: '/api/v1/office/take-overs/:id/rows',
    summary: 'Fifty rows of a list with one result, after a row, each with the reasons and warnings.',
    access: 'office',
    records: ['take_over.seen'],
    params: pathId,
    query: z.object({ stage: choice(takeOverStages), result: choice(which), after: optional(readNumber) }),
    answer: z.object({ rows: z.array(takeOverRow), total: z.int(), next: id.nullable() }),
    status: 200,
    missing: 'take_over_not_found',
  },
  saveTakeOverRows: {
    method: 'GET',
    path: '/api/v1/office/take-overs/:id/rows-file',
    summary:
      'A workbook with the lines of all rows with one result, as they stand in the list, and with the reasons beside. It can be read as a list again.',
    access: 'office',
    records: ['take_over.saved'],
    params: pathId,
    query: z.object({ stage: choice(takeOverStages), result: choice(which) }),
    answer: 'file',
    status: 200,
    missing: 'take_over_not_found',
    refusals: unfitImport,
  },
  tryTakeOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/dry-run',
    summary:
      'Begins a dry run: it takes over every household and rolls it back, so that the rows say what would become of them.',
    records: ['take_over.tried'],
    refusals: ['take_over_is_running', 'take_over_agreed_already', 'taking_over_finished'],
  },
  askTakeOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/ask',
    summary:
      'Somebody of the board asks for the taking over; another one has to agree. Where there is no other, it begins after three days.',
    records: ['take_over.asked'],
    refusals: [
      ...(['take_over_not_tried', 'take_over_is_running', 'take_over_asked_already'] as const),
      ...(['take_over_agreed_already', 'taking_over_finished'] as const),
    ],
  },
  withdrawTakeOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/withdraw',
    summary: 'Somebody of the board takes back what was asked for, before it was agreed to.',
    records: ['take_over.withdrawn'],
    refusals: ['take_over_not_asked', 'take_over_agreed_already', 'take_over_is_running'],
  },
  agreeToTakeOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/agree',
    summary: 'Another one of the board agrees: the households are taken over now.',
    records: ['take_over.agreed'],
    refusals: [
      ...(['take_over_needs_second', 'take_over_not_asked', 'take_over_agreed_already'] as const),
      ...(['take_over_is_running', 'taking_over_finished'] as const),
    ],
  },
  goOnTakingOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/go-on',
    summary: 'Begins the run again after it was stopped: each row is taken over once.',
    records: ['take_over.gone_on'],
    refusals: ['take_over_not_asked', 'take_over_is_running', 'taking_over_finished'],
  },
  undoTakeOver: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/take-overs/:id/undo',
    summary: 'Takes the households back to which nothing was written since; the others stay.',
    records: ['take_over.undone'],
    refusals: ['nothing_to_take_back', 'take_over_is_running', 'proof_signed_already'],
  },
});
