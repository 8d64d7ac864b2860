import { insertCaseDocument, insertMove } from '../../deaths/documents/caseDocuments.writes.ts';
import { openDocumentDigest } from '../../documents/documentDigest.ts';
import { insertKeptFile } from '../../documents/keptFiles.writes.ts';
import { aDeathCase } from '../deathBuilders.ts';
import type { TestServer } from '../testServer.ts';

let documents = 0;

/** A passport of a case, as a PDF of its own. */
export async function aDeathDocument(server: TestServer, case_id: number): Promise<number> {
  documents += 1;
  const content = Buffer.from(`%PDF-1.4 death ${documents} %%EOF`);
  const { files, vault } = server.context;
  const storage_key = await files.save(once(content));
  const content_digest = openDocumentDigest(vault).update(content).digest();
  const size_bytes = content.length;
  const created_at = server.clock.now();
  return server.change(async ({ tx }) => {
    const kept = { storage_key, content_type: 'application/pdf', size_bytes, content_digest, older_digests: [] };
    await insertKeptFile(tx, kept, created_at);
    const row = { case_id, kind: 'passport', name: 'Reisepass.pdf', storage_key, created_at } as const;
    return insertCaseDocument(tx, { ...row, created_by: null, link_id: null });
  });
}

/** A document whose original the family has brought today. */
export async function aDeathOriginal(server: TestServer): Promise<number> {
  const case_document_id = await aDeathDocument(server, await aDeathCase(server));
  const written_at = server.clock.now();
  const move = { case_document_id, moved: 'received', moved_on: server.clock.today(), person: 'Ayşe Kaya' } as const;
  await server.change(({ tx }) => insertMove(tx, { ...move, written_at, written_by: null }));
  return case_document_id;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
