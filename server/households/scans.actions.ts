import type { z } from 'zod';
import { nameFromFile } from '../../domain/documents/documentName.ts';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { refuse } from '../../domain/households/households.refusals.ts';
import { readScanName } from '../../domain/households/scans/scanName.ts';
import { placeScan } from '../../domain/households/scans/scanPlace.ts';
import { type ScanAnswer, scansContract } from '../../domain/households/scans/scans.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { record } from '../audit/audit.actions.ts';
import { addDocument } from '../documents/documents.actions.ts';
import { enterKept, type KeptDocument, keepDocument } from '../documents/keepDocument.actions.ts';
import { verifyDocument } from '../documents/review.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { findHouseholdOf } from '../members/members.reads.ts';
import type { OfficeActor } from '../platform/actor.ts';
import { limitConcurrency } from '../platform/concurrency.ts';
import type { Ask, Change } from '../platform/context.ts';
import { readFields } from '../platform/http/input.ts';
import type { Visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { listHouseholdsOfScans } from './scans.reads.ts';

type Calls = typeof scansContract;
type Sent = z.output<Calls['attachScan']['body']>;

/** More than a screen sends at once, and too little to fill a disk. */
const sending = limitConcurrency(20);

/** Where scans belong by their names, in the order sent (decision 105). */
export async function placeScans(
  { db }: Pick<Ask, 'db'>,
  { paths }: Input<Calls['placeScans']>,
): Promise<ScanAnswer[]> {
  const names = paths.map(readScanName);
  const found = await listHouseholdsOfScans(db, names);
  return names.map((name, place) => {
    const households = found[place] ?? [];
    const { household_id, member_id, type, doubts } = placeScan(name, households);
    const household = households.find(({ id }) => id === household_id);
    return {
      household: household
        ? {
            id: household.id,
            membership_no: household.membership_no,
            people: household.people.map((one) => ({ id: one.id, name: fullName(one), is_main: one.is_main })),
          }
        : null,
      member_id,
      type,
      doubts,
    };
  });
}

/**
 * Attaches a scan to a person of any household that is not erased, the file before its row (D32). Refuses with `MemberNotFound`,
 * with `too_many_requests` above twenty at once of one account, and as `keepDocument`, `addDocument`.
 */
export function attachScan(visit: Visit<Calls['attachScan']>, { id }: { id: number }): Promise<MemberDocument> {
  return sending(visit.actor.account_id, () => attach(visit, id));
}

async function attach({ context, actor, upload: open }: Visit<Calls['attachScan']>, member_id: number) {
  if ((await findHouseholdOf(context.db, member_id)) === undefined) return refuse('MemberNotFound');
  const upload = await open();
  const kept = await keepDocument(context, upload, actor.account_id);
  return enterKept(context, kept, async () => {
    const sent = readFields(scansContract.attachScan.body, await upload.fields());
    const name = sent.name ?? (nameFromFile(upload.filename) || sent.type);
    return inChange(context, actor, (change) => enter(change, { ...sent, name, member_id }, kept));
  });
}

async function enter(
  change: Change<OfficeActor>,
  { checked, member_id, ...sent }: Sent & { name: string; member_id: number },
  kept: KeptDocument,
): Promise<MemberDocument> {
  const household_id = await findHouseholdOf(change.tx, member_id);
  if (household_id === undefined || !(await lockHousehold(change.tx, household_id))) return refuse('MemberNotFound');
  const document = await addDocument(change, { ...sent, household_id, member_id }, kept);
  await record(change, { action: 'document.attached', household_id, subject_id: document.id });
  if (checked === 'no') return document;
  return verifyDocument(change, { id: document.id });
}
