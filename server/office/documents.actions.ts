import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { mediaTypes } from '../../domain/documents/fileKind.ts';
import { nameForFile } from '../../domain/documents/paperName.ts';
import type { officeContract } from '../../domain/office/office.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { openPaper } from '../documents/openPaper.reads.ts';
import { openPicture } from '../documents/pictureOf.actions.ts';
import * as review from '../documents/review.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { accountOf, type OfficeActor, type SystemActor } from '../platform/actor.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import type { StaffChange } from '../platform/staff.ts';
import { type Ground, inChange } from '../platform/work.ts';
import { getDocument } from './documents.reads.ts';

type Calls = typeof officeContract;

type Visitor = { ground: Ground; actor: OfficeActor | SystemActor };

/** The document as it was sent; who looked is committed before the first byte leaves. */
export async function openDocument(visitor: Visitor, { id }: Input<Calls['openDocument']>): Promise<FileAnswer> {
  return asSent(visitor.ground, await noteLook(visitor, id));
}

/** The document as the office looks at it (decision 46); who looked is committed before it is decoded. */
export async function lookAtDocument(visitor: Visitor, { id }: Input<Calls['lookAtDocument']>): Promise<FileAnswer> {
  const document = await noteLook(visitor, id);
  if (document.content_type === mediaTypes.pdf) return asSent(visitor.ground, document);
  return {
    filename: nameForFile(document.name, mediaTypes.jpeg),
    contentType: mediaTypes.jpeg,
    content: await openPicture(visitor.ground, document, accountOf(visitor.actor)),
  };
}

async function asSent(ground: Ground, document: Awaited<ReturnType<typeof getDocument>>): Promise<FileAnswer> {
  return {
    filename: nameForFile(document.name, document.content_type),
    contentType: document.content_type,
    sizeBytes: document.size_bytes,
    content: await openPaper(ground, document),
  };
}

function noteLook({ ground, actor }: Visitor, id: number) {
  return inChange(ground, actor, async (change) => {
    const found = await getDocument(change.db, id);
    await record(change, { action: 'document.seen', household_id: found.household_id, subject_id: id });
    return found;
  });
}

/** Accepts a paper (D25). */
export async function verifyDocument(
  change: StaffChange,
  { id }: Input<Calls['verifyDocument']>,
): Promise<MemberDocument> {
  const { household_id } = await getDocument(change.db, id);
  await lockHousehold(change.tx, household_id);
  await record(change, { action: 'document.verified', household_id, subject_id: id });
  return review.verifyDocument(change, { document_id: id });
}

/** Asks for a paper again, for a reason that the member is told (D34). */
export async function refuseDocument(
  change: StaffChange,
  { id, reason }: Input<Calls['refuseDocument']>,
): Promise<MemberDocument> {
  const { household_id } = await getDocument(change.db, id);
  await lockHousehold(change.tx, household_id);
  await record(change, { action: 'document.refused', household_id, subject_id: id });
  return review.refuseDocument(change, { document_id: id, reason });
}
