import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, instantField, optionalText, pathId, text, wireDay } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { custodyHolders, custodySources, handoverHolders } from './custody.ts';
import { caseRefusals, revision } from './deathCases.contract.ts';
import { MOST_BELONGINGS } from './limitsOfCase.ts';

/** Who has had the body or a thing from then on, until the next entry. */
export const custodyEntry = z.object({
  /** Of the hand-over; null if it follows from the case. */
  id: id.nullable(),
  holder: z.enum(custodyHolders),
  holder_name: z.string().nullable(),
  day: wireDay.nullable(),
  /** Null where only the day is known. */
  at: instant.nullable(),
  /** Who took over. */
  person: z.string().nullable(),
  receipt: z.string().nullable(),
  written_by: z.string().nullable(),
  source: z.enum(custodySources),
});
export type CustodyLine = z.output<typeof custodyEntry>;

export const deathCustody = z.object({
  revision,
  /** The first first; each ends with the next one. */
  body: z.array(custodyEntry),
  belongings: z.array(z.object({ id, what: z.string(), entries: z.array(custodyEntry) })),
  /** What the case says of the names of holders, so that nobody types them again. */
  names: z.partialRecord(z.enum(handoverHolders), z.string()),
  may_change: z.boolean(),
});
export type DeathCustody = z.output<typeof deathCustody>;

const change = { access: 'office', params: pathId, answer: deathCustody, missing: 'death_case_not_found' } as const;
const handover = {
  revision,
  holder: choice(handoverHolders),
  /** The hospital, the undertaker, the airport, the cemetery. */
  holder_name: optionalText(200),
  /** Who took over. */
  person: text(100),
  at: instantField,
  /** Number or kind of the document that proves it. */
  receipt: optionalText(200),
};

/** Who has the body and the belongings, and since when (decision 74). */
export const deathCustodyContract = contract({
  listDeathCustody: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/custody',
    summary: 'Who has had the body and each belonging, without a gap: from the case, and from the hand-overs entered.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathCustody,
    status: 200,
    missing: 'death_case_not_found',
  },
  handOver: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/handovers',
    summary: 'Writes down that the body, belongings or both were handed over, when, to whom, and the receipt.',
    records: ['death_case.handed_over'],
    body: z.object({ ...handover, with_body: z.boolean(), belonging_ids: list(id, MOST_BELONGINGS) }),
    status: 201,
    refusals: [...caseRefusals, 'death_case_full', 'death_custody_ended'],
  },
  addBelonging: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/belongings',
    summary: 'Writes down a thing that belonged to the deceased, and who has it.',
    records: ['death_case.handed_over'],
    body: z.object({ ...handover, what: text(200) }),
    status: 201,
    refusals: [...caseRefusals, 'death_case_full'],
  },
  undoHandover: {
    ...change,
    method: 'POST',
    path: '/api/v1/office/deaths/:id/handovers/undo',
    summary: 'Takes back the last hand-over of the body, or of a belonging, which is deleted with its first one.',
    records: ['death_case.handed_over'],
    body: z.object({ revision, belonging_id: id.nullish() }),
    status: 200,
    refusals: caseRefusals,
  },
});
