import { z } from 'zod';
import { memberDocument, typedValidity } from '../../documents/documents.contract.ts';
import { unfitFile } from '../../documents/documents.refusals.ts';
import { contract } from '../../shared/contract.ts';
import { choice, id, optional, pathId, text } from '../../shared/fields.ts';
import { list } from '../../shared/measured.ts';
import { scanTypes } from './scanName.ts';
import { scanDoubts } from './scanPlace.ts';

/** So many names are asked about in one call. */
export const MOST_NAMES = 100;

const scanPlace = z.object({
  /** The household of the number; null if none or several have it. */
  household: z
    .object({
      id,
      membership_no: z.string(),
      people: z.array(z.object({ id, name: z.string(), is_main: z.boolean() })),
    })
    .nullable(),
  member_id: id.nullable(),
  type: z.enum(scanTypes).nullable(),
  /** What the name leaves open; empty: the scan can be attached. */
  doubts: z.array(z.enum(scanDoubts)),
});
export type ScanAnswer = z.output<typeof scanPlace>;

/** Scans of the association's papers, attached in bulk by their names (decision 105). */
export const scansContract = contract({
  placeScans: {
    method: 'POST',
    path: '/api/v1/office/scans/places',
    summary:
      'Where scans belong by their names, in the order sent: household, person and kind, or what is in doubt. A POST, because names stand in it; stores nothing.',
    access: 'office',
    records: 'nothing',
    body: z.object({ paths: list(text(1000), MOST_NAMES) }),
    answer: z.array(scanPlace),
    status: 200,
  },
  attachScan: {
    method: 'POST',
    path: '/api/v1/office/members/:id/scan',
    summary:
      'Attaches a scan to a person: multipart with file, type and name; `checked`: the association has accepted the paper already. The household is not told.',
    access: 'office',
    records: ['document.attached', 'document.verified'],
    decidesAbout: 'itself',
    params: pathId,
    upload: true,
    body: z.object({
      name: optional(text(200)),
      type: choice(scanTypes),
      valid_until: typedValidity,
      checked: choice(['yes', 'no']),
    }),
    answer: memberDocument,
    status: 201,
    missing: 'MemberNotFound',
    refusals: [
      ...unfitFile,
      ...(['check_the_year', 'kind_does_not_expire', 'file_already_exists'] as const),
      'storage_full',
      'too_many_requests',
    ],
  },
});
