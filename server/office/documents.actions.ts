import { nameForFile } from '../documents/paperName.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { type Ground, inChange } from '../platform/work.ts';
import { record } from './audit.actions.ts';
import { getDocument } from './documents.reads.ts';

type Visitor = { ground: Ground; actor: OfficeActor | SystemActor };

/** The paper itself; who looked is committed before the first byte leaves. */
export async function downloadDocument({ ground, actor }: Visitor, { id }: { id: number }): Promise<FileAnswer> {
  const document = await inChange(ground, actor, async (change) => {
    const found = await getDocument(change.db, id);
    await record(change, { action: 'document.seen', household_id: found.household_id, subject_id: id });
    return found;
  });
  return {
    filename: nameForFile(document.name, document.content_type),
    contentType: document.content_type,
    sizeBytes: document.size_bytes,
    content: await ground.files.read(document.storage_key),
  };
}
