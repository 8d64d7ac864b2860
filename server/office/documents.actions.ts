import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { nameForFile } from '../../domain/documents/paperName.ts';
import type { officeContract } from '../../domain/office/office.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { openPaper } from '../documents/openPaper.reads.ts';
import * as review from '../documents/review.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { type Ground, inChange } from '../platform/work.ts';
import { record } from './audit.actions.ts';
import { getDocument } from './documents.reads.ts';
import { lockAsSeen } from './seen.actions.ts';
import type { StaffChange } from './staff.ts';

type Calls = typeof officeContract;

type Visitor = { ground: Ground; actor: OfficeActor | SystemActor };

/** The paper itself; who looked is committed before the first byte leaves. */
export async function openDocument(
  { ground, actor }: Visitor,
  { id, shown }: Input<Calls['openDocument']>,
): Promise<FileAnswer> {
  const document = await inChange(ground, actor, async (change) => {
    const found = await getDocument(change.db, id);
    await record(change, { action: 'document.seen', household_id: found.household_id, subject_id: id });
    return found;
  });
  return {
    filename: nameForFile(document.name, document.content_type),
    contentType: document.content_type,
    isShown: shown === 'yes',
    sizeBytes: document.size_bytes,
    content: await openPaper(ground, document),
  };
}

/** Accepts a paper (D25). */
export async function verifyDocument(
  change: StaffChange,
  { id, seen }: Input<Calls['verifyDocument']>,
): Promise<MemberDocument> {
  const { household_id } = await getDocument(change.db, id);
  await lockAsSeen(change, { household_id, seen });
  await lockHousehold(change.tx, household_id);
  await record(change, { action: 'document.verified', household_id, subject_id: id });
  return review.verifyDocument(change, { document_id: id });
}

/** Asks for a paper again, for a reason that the member is told (D34). */
export async function refuseDocument(
  change: StaffChange,
  { id, reason, seen }: Input<Calls['refuseDocument']>,
): Promise<MemberDocument> {
  const { household_id } = await getDocument(change.db, id);
  await lockAsSeen(change, { household_id, seen });
  await lockHousehold(change.tx, household_id);
  await record(change, { action: 'document.refused', household_id, subject_id: id });
  return review.refuseDocument(change, { document_id: id, reason });
}
