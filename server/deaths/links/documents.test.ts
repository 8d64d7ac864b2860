import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { multipart } from '../../testing/client.ts';
import { aDeathCase, aDeathLink } from '../../testing/deathBuilders.ts';
import { aPdf } from '../../testing/documents/documentBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { receive } from './looks.actions.ts';

const server = testServer();

describe('documents that a guest sends', () => {
  it('are stored with the case, named by the link, and counted on the page', async () => {
    const id = await aDeathCase(server);
    const link = await aGuest(id);
    const sent = await send(link.token, aPdf('/G 1'));

    expect([sent.statusCode, sent.headers.location]).toEqual([303, link.address]);
    expect(await documentsOf(id)).toMatchObject([{ kind: 'corpse_pass', link_id: link.id, created_by: null }]);
    expect((await server.app.inject(link.address)).body).toContain('En fazla 20 dosyadan 1 tanesi');
  });

  it('the twenty-first is refused, another guest is not concerned', async () => {
    const id = await aDeathCase(server);
    const link = await aGuest(id);
    for (let each = 0; each < 20; each += 1) {
      expect((await send(link.token, aPdf(`/G 2${each}`))).statusCode).toBe(303);
    }
    const more = await send(link.token, aPdf('/G 3'));
    const other = await send((await aGuest(id)).token, aPdf('/G 4'));

    expect([more.statusCode, other.statusCode]).toEqual([422, 303]);
    expectNumber(more.body);
    expect(await documentsOf(id)).toHaveLength(21);
  });

  it('that are no PDF or picture, of no known kind, or no file at all, are refused with the number to call', async () => {
    const id = await aDeathCase(server);
    const { token } = await aGuest(id);
    const refused = [
      await send(token, Buffer.from('<script>alert(1)</script>')),
      await send(token, aPdf('/G 5'), { kind: 'invoice' }),
      // only the office says that the family has agreed, or that there is a passport
      await send(token, aPdf('/G 7'), { kind: 'written_consent' }),
      await send(token, aPdf('/G 8'), { kind: 'passport' }),
      await send(token, undefined),
    ];
    for (const { statusCode, body } of refused) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expectNumber(body);
    }
    expect(await documentsOf(id)).toEqual([]);
  });

  it('sent twice, as phones do, are received once', async () => {
    const id = await aDeathCase(server);
    const { token } = await aGuest(id);
    const answers = await Promise.all([send(token, aPdf('/G 9')), send(token, aPdf('/G 9'))]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it('while the office revokes the link are not stored', async () => {
    const id = await aDeathCase(server);
    const { id: linkId, token } = await aGuest(id);
    const { db } = server.context;
    const upload = async () => {
      await db
        .updateTable('death_case_links')
        .set({ revoked_at: server.clock.now() })
        .where('id', '=', linkId)
        .execute();
      const fields = () => Promise.resolve({ kind: 'corpse_pass' });
      return { filename: 'Leichenpass.pdf', stream: Readable.from([aPdf('/G 10')]), fields };
    };

    expect(await receive(server.context, { sent: token, address: '192.0.2.7', upload })).toBe('gone');
    expect(await documentsOf(id)).toEqual([]);
  });

  it('with a revoked, expired, changed or the family’s token store nothing', async () => {
    const id = await aDeathCase(server);
    const now = server.clock.now();
    const tokens = [
      (await aGuest(id, { revoked_at: now })).token,
      (await aGuest(id, { expires_at: now })).token,
      [...(await aGuest(id)).token].reverse().join(''),
      (await aDeathLink(server, id)).token,
    ];
    for (const token of tokens) expect((await send(token, aPdf('/G 6'))).statusCode).toBe(404);
    expect(await documentsOf(id)).toEqual([]);
  });
});

const aGuest = (id: number, overrides: Parameters<typeof aDeathLink>[2] = {}) =>
  aDeathLink(server, id, { ...overrides, kind: 'guest' });

function send(token: string, bytes: Buffer | undefined, fields: Record<string, string> = { kind: 'corpse_pass' }) {
  const file = bytes && { name: 'Leichenpass.pdf', type: 'application/pdf', bytes };
  const { body, headers } = multipart(fields, file);
  return server.app.inject({ method: 'POST', url: `/vefat/gorevli/documents?link=${token}`, headers, payload: body });
}

function documentsOf(id: number) {
  return server.context.db.selectFrom('death_case_documents').selectAll().where('case_id', '=', id).execute();
}

function expectNumber(body: string): void {
  expect(body).toContain('href="tel:+4312345699"');
}
