import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deathLinksContract as calls } from '../../../domain/deaths/deathLinks.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { anOfficeAccount, logIn } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase, aDeathLink } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { aNewSet } from '../../testing/settingsBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
// the clock moves past the end of a session
beforeEach(async () => {
  clerk = (await aClerk(server)).client;
});
afterAll(() => server.stop());

const family = { recipient: 'Ayşe Yılmaz', language: 'tr' } as const;
const guest = { recipient: 'Bestattung Wien', language: 'de', consent_by: 'Ayşe', consent_on: '10.01.2027' } as const;
const DAY_MS = 86_400_000;

describe('links of a case', () => {
  it('are made for the family with an address, a message in its language and a code, and stored hashed', async () => {
    const id = await aDeathCase(server);
    const made = await clerk.call(calls.makeFamilyLink, { id: String(id), revision: 0, ...family });

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      revision: 1,
      links: [{ ...family, kind: 'family', is_valid: true, look_count: 0, last_look_at: null }],
      days: { family: 30, guest: 14 },
      made: {
        address: expect.stringMatching(/\/vefat\/aile\?link=[\w-]{43}$/),
        code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/),
        code_address: expect.stringMatching(/^[^/]+\/vefat\/aile$/),
      },
    });
    const { address, message, code } = madeOf(made.body);
    expect(message).toContain(address);
    expect(message).toContain('tarihine kadar geçerlidir');
    const stored = JSON.stringify(await server.context.db.selectFrom('death_case_links').selectAll().execute());
    for (const secret of [tokenOf(address), code, code.replaceAll('-', '')]) expect(stored).not.toContain(secret);
  });

  it('are made for a guest only with the family’s consent', async () => {
    const id = String(await aDeathCase(server));
    const make = (changed: object) =>
      clerk.send('POST', `/api/v1/office/deaths/${id}/guest-links`, { revision: 0, ...guest, ...changed });

    expect((await make({ consent_by: '' })).status).toBe(422);
    expect((await make({ consent_on: '' })).status).toBe(422);
    expect((await make({ consent_on: '12.01.2027' })).body).toMatchObject({
      errors: { consent_on: ['day_in_the_future'] },
    });
    expect((await make({})).body).toMatchObject({
      links: [{ kind: 'guest', consent_by: 'Ayşe', consent_on: '10.01.2027' }],
      made: { code: null, address: expect.stringContaining('/todesfall/bestattung?link=') },
    });
  });

  it('last as long as the board has set', async () => {
    const id = String(await aDeathCase(server));
    server.clock.moveDays(1);
    const board = await logIn(server, await anOfficeAccount(server, 'board'));
    clerk = (await aClerk(server)).client;
    const set = { ...aNewSet({ family_link_days: 3 }), valid_from: toWireDay(server.clock.today()) };
    await board.send('POST', '/api/v1/office/board-settings', set);
    const { body } = await clerk.call(calls.makeFamilyLink, { id, revision: 0, ...family });

    const expires = (body as { links: { expires_at: string }[] }).links[0]?.expires_at ?? '';
    expect(Date.parse(expires) - server.clock.now().getTime()).toBe(3 * DAY_MS);
  });

  it('are revoked at once, and once', async () => {
    const case_id = await aDeathCase(server);
    const { id, address } = await aDeathLink(server, case_id);
    const revoked = await clerk.call(calls.revokeDeathLink, { id: String(id), revision: 0 });
    const again = await clerk.call(calls.revokeDeathLink, { id: String(id), revision: 1 });

    expect(revoked.body).toMatchObject({ links: [{ is_valid: false, revoked_by: expect.any(String) }] });
    expect([again.status, again.body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
    expect((await server.app.inject({ url: address })).statusCode).toBe(404);
  });

  it.each([
    ['closed', true, 200],
    ['withdrawn', false, 404],
  ] as const)(
    'are not made for a case that is %s; one that was made before holds: %s',
    async (state, isValid, opened) => {
      const id = await aDeathCase(server, { state });
      const { address } = await aDeathLink(server, id);
      const made = await clerk.call(calls.makeFamilyLink, { id: String(id), revision: 0, ...family });
      const listed = await clerk.call(calls.listDeathLinks, { id: String(id) });

      expect([made.status, made.body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
      expect(listed.body).toMatchObject({ may_make: false, links: [{ is_valid: isValid }] });
      expect((await server.app.inject({ url: address })).statusCode).toBe(opened);
    },
  );

  it('are made by one of two clerks at once', async () => {
    const id = String(await aDeathCase(server));
    const answers = await Promise.all(
      [1, 2].map(() => clerk.call(calls.makeFamilyLink, { id, revision: 0, ...family })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

type Made = { address: string; message: string; code: string };

function madeOf(body: unknown): Made {
  return (body as { made: Made }).made;
}

function tokenOf(address: string): string {
  return new URL(address).searchParams.get('link') ?? '';
}
