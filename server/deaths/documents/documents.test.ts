import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CaseDocument,
  deathDocumentsContract as calls,
  type DeathDocuments,
} from '../../../domain/deaths/deathDocuments.contract.ts';
import type { OriginalMove } from '../../../domain/deaths/documents.ts';
import { removeDiscardedFiles, sweepLeftovers } from '../../documents/documents.jobs.ts';
import { checkDocuments } from '../../documents/keptDocuments.actions.ts';
import { aHousehold } from '../../testing/builders.ts';
import { multipart, type TestClient } from '../../testing/client.ts';
import { aDeathCase } from '../../testing/deathBuilders.ts';
import { aPdf } from '../../testing/documents/documentBuilders.ts';
import { aPhoto } from '../../testing/documents/pictureBuilders.ts';
import { aDocument } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

describe('documents of a case', () => {
  it('are stored, looked at, saved and removed; each look is recorded', async () => {
    const id = await aDeathCase(server);
    const { status } = await upload(id, aPdf('/A 1'));
    expect(status).toBe(201);
    const [document] = await documentsOf(id);
    expect(document).toMatchObject({ kind: 'passport', name: 'Pass.pdf', file: { content_type: 'application/pdf' } });

    const of = { id: String(document?.id) };
    const looks = [await clerk.call(calls.openDeathDocument, of), await clerk.call(calls.lookAtDeathDocument, of)];
    expect(looks.map((look) => look.status)).toEqual([200, 200]);
    expect(await recorded(id)).toEqual([
      'death_case.document_added',
      'death_case.document_seen',
      'death_case.document_seen',
    ]);

    expect((await clerk.call(calls.removeDeathDocument, { ...of, revision: 0 })).status).toBe(200);
    await removeDiscardedFiles.run(server.context, {});
    expect((await clerk.call(calls.openDeathDocument, of)).status).toBe(404);
  });

  it('a photo is looked at as a picture that is made once', async () => {
    const id = await aDeathCase(server);
    await upload(id, await aPhoto(), 'Pass.jpg', 'image/jpeg');
    const [document] = await documentsOf(id);
    const of = { id: String(document?.id) };
    for (let look = 0; look < 2; look += 1) {
      expect((await clerk.call(calls.lookAtDeathDocument, of)).headers['content-type']).toContain('image/jpeg');
    }
    const kept = await server.context.db.selectFrom('kept_files').select('picture_key').execute();
    expect(kept.filter(({ picture_key }) => picture_key)).toHaveLength(1);
  });

  it('are no leftovers for the sweep, and are checked as documents of members are', async () => {
    const id = await aDeathCase(server);
    await upload(id, aPdf('/A 2'));
    server.clock.moveDays(3);
    clerk = (await aClerk(server)).client;
    await sweepLeftovers.run(server.context, {});
    const [document] = await documentsOf(id);
    expect((await clerk.call(calls.openDeathDocument, { id: String(document?.id) })).status).toBe(200);
    const { good, problems } = await checkDocuments(server.context);
    expect([good > 0, problems]).toEqual([true, []]);
  });

  it('the same content is taken once in a case; an unfit file leaves nothing', async () => {
    const id = await aDeathCase(server);
    await upload(id, aPdf('/A 3'));
    const again = await upload(id, aPdf('/A 3'));
    const unfit = await upload(id, Buffer.from('no document'));
    expect([again.body, unfit.body]).toMatchObject([
      { message: 'file_already_exists' },
      { message: 'incorrect_file_type' },
    ]);
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it('do not change any more once the case is withdrawn', async () => {
    const id = await aDeathCase(server, { state: 'withdrawn' });
    expect((await upload(id, aPdf('/A 4'))).status).toBe(409);
  });

  it('say what is needed by what is known of the person, and what is there already', async () => {
    const { household_id, main_member_id } = await aHousehold(server);
    const passport = await aDocument(server, main_member_id);
    const facts = { citizenship: 'turkish', civil_status: 'widowed' } as const;
    const id = await aDeathCase(server, { household_id, member_id: main_member_id, ...facts });
    const { body } = await clerk.call(calls.listDeathDocuments, { id: String(id) });
    const { needed, of_member } = body as DeathDocuments;
    const needOf = (type: string) => needed.find((each) => each.type === type);
    expect(needOf('passport')).toMatchObject({ need: 'needed', is_uploaded: true });
    expect(needOf('deceased_spouse_certificate')).toMatchObject({ need: 'needed', is_uploaded: false });
    expect(needOf('final_divorce_decree')).toMatchObject({ need: 'not_needed' });
    expect(of_member).toEqual([{ id: passport, type: 'passport', name: 'Reisepass.pdf' }]);
  });
});

describe('originals', () => {
  it('go only ways that follow each other, and the last one can be taken back', async () => {
    const id = await aDeathCase(server);
    const document = await received(id);
    expect(document.next_moves).toEqual(['handed_on', 'returned']);
    expect((await move(document, 'came_back', 1)).status).toBe(409);
    expect((await move(document, 'handed_on', 1)).status).toBe(200);
    expect((await move(document, 'returned', 2)).status).toBe(200);
    const [returned] = await documentsOf(id);
    expect(returned).toMatchObject({ is_entrusted: false, next_moves: ['received'] });

    await clerk.call(calls.undoDeathOriginal, { id: String(document.id), revision: 3 });
    const [undone] = await documentsOf(id);
    expect(undone?.originals.map(({ moved, person }) => [moved, person])).toEqual([
      ['received', 'Ayşe Kaya'],
      ['handed_on', 'Bestattung Wien'],
    ]);
  });

  it('a document stays while its original is not returned', async () => {
    const { id } = await received(await aDeathCase(server));
    const { status, body } = await clerk.call(calls.removeDeathDocument, { id: String(id), revision: 1 });
    expect([status, body]).toMatchObject([409, { message: 'death_original_not_returned' }]);
  });

  it.each([
    ['01.01.2099', 'day_in_the_future'],
    ['01.01.2020', 'before_the_first_day'],
  ])('refuse the day %s', async (moved_on, key) => {
    const document = await received(await aDeathCase(server));
    const { status, body } = await move(document, 'handed_on', 1, moved_on);
    expect([status, body]).toMatchObject([422, { errors: { moved_on: [key] } }]);
  });
});

function upload(id: number, bytes: Buffer, name = 'Pass.pdf', type = 'application/pdf') {
  const { body, headers } = multipart({ kind: 'passport' }, { name, type, bytes });
  return clerk.send('POST', `/api/v1/office/deaths/${id}/documents`, body, headers);
}

async function received(caseId: number): Promise<CaseDocument> {
  const original = { kind: 'passport', moved_on: today(), person: 'Ayşe Kaya' } as const;
  const { body } = await clerk.call(calls.receiveDeathOriginal, { id: String(caseId), revision: 0, ...original });
  const [document] = (body as DeathDocuments).documents;
  if (!document) throw new Error('no document');
  return document;
}

function move({ id }: CaseDocument, moved: OriginalMove, revision: number, moved_on = today()) {
  return clerk.call(calls.moveDeathOriginal, { id: String(id), revision, moved, moved_on, person: 'Bestattung Wien' });
}

function today(): string {
  return server.clock.today().split('-').reverse().join('.');
}

async function documentsOf(id: number): Promise<CaseDocument[]> {
  const { body } = await clerk.call(calls.listDeathDocuments, { id: String(id) });
  return (body as DeathDocuments).documents;
}

async function recorded(id: number): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', 'in', ['death_case.document_added', 'death_case.document_seen'])
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}
