import { describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { aDeathCase, aDeathLink, aDeathStep } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();

const washing = { own_words: 'Gasil', responsible: 'undertaker' } as const;

describe('the guest’s page', () => {
  it('holds name, birth, places, times and steps of the undertaker, and nothing about the family', async () => {
    const secret = 'Geheimnis';
    const id = await aDeathCase(server, {
      deceased_name: 'Meryem Arslan',
      deceased_birth: day('1951-03-09'),
      place_words: 'Klinik Favoriten',
      reporter_name: secret,
      reporter_phone: secret,
      reporter_relation: secret,
      undertaker: secret,
      medical_words: server.context.vault.seal(secret),
      is_accident: true,
      destination_words: 'Emirdağ',
      state: 'declined',
      place: 'outside',
      destination: 'turkey',
    });
    await aDeathStep(server, id, washing);
    await aDeathStep(server, id, { own_words: secret, responsible: 'family', shown_to_family: true });
    const { statusCode, body, headers } = await server.app.inject((await aGuest(id)).address);

    expect(statusCode).toBe(200);
    for (const words of ['Meryem Arslan', '09.03.1951', 'Klinik Favoriten', 'Emirdağ', 'Türkiye’ye nakil', 'Gasil']) {
      expect(body).toContain(words);
    }
    for (const word of [secret, 'kaza', 'aidat', 'Dernek, ']) expect(body).not.toContain(word);
    expect(Buffer.byteLength(body)).toBeLessThan(40_000);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });

  it('a step is ticked once, however often it is sent, and the office sees by whom', async () => {
    const id = await aDeathCase(server);
    const step = await aDeathStep(server, id, washing);
    const link = await aGuest(id);
    // browsers send `Origin: null` from a page that tells nobody its address
    const [first, again] = [await tick(link.address, step, { origin: 'null' }), await tick(link.address, step)];

    expect([first.statusCode, first.headers.location]).toEqual([303, link.address]);
    expect(again.statusCode).toBe(303);
    expect(await stepOf(step)).toMatchObject({ done_by: null, done_by_link: link.id });
    expect((await server.app.inject(link.address)).body).toContain('Gasil <em>(tamam)</em>');
    const changes = await server.context.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'death_case.step_changed')
      .where('subject_id', '=', id)
      .execute();
    expect(changes).toHaveLength(1);
  });

  it('a burial before its planned day is asked about once, and those on call are told of it', async () => {
    const { account: clerk } = await aClerk(server);
    const id = await aDeathCase(server, { state: 'under_way', burial_at: inTwoDays(), destination: 'turkey' });
    const step = await aBurialStep(id);
    const { address } = await aGuest(id);
    const asked = await tick(address, step);
    const before = await stepOf(step);
    const sure = await tick(address, step, {}, { sure: 'yes' });
    await server.runJobs();

    expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining('Defin yapıldı\u00a0mı?')]);
    expect(asked.body).toContain('Türkiye saatiyle');
    expect(before?.done_at).toBeNull();
    expect(sure.statusCode).toBe(303);
    expect((await stepOf(step))?.done_at).not.toBeNull();
    const told = server.mails.filter(({ subject }) => subject.includes('Begräbnis vor dem geplanten Tag'));
    expect(told.map(({ to }) => to)).toContain(clerk.email);
  });

  it.each([
    ['on its day', () => server.clock.now()],
    ['without a plan', () => null],
  ])('a burial %s is ticked at once, and nobody is told', async (_when, burial_at) => {
    const id = await aDeathCase(server, { state: 'under_way', burial_at: burial_at() });
    const step = await aBurialStep(id);
    const before = server.mails.length;

    expect((await tick((await aGuest(id)).address, step)).statusCode).toBe(303);
    await server.runJobs();
    expect((await stepOf(step))?.done_at).not.toBeNull();
    expect(server.mails).toHaveLength(before);
  });

  it('of a case that the association does not pay for says to call first', async () => {
    const id = await aDeathCase(server, { state: 'declined' });
    const { body } = await server.app.inject((await aGuest(id)).address);

    expect(body).toContain('Devam etmeden önce lütfen bizi arayın.');
  });

  it('a tick is undone by the link that made it, and by no other', async () => {
    const id = await aDeathCase(server);
    const step = await aDeathStep(server, id, washing);
    const [link, other] = [await aGuest(id), await aGuest(id)];
    await tick(link.address, step);

    await tick(other.address, step, {}, {}, 'undo');
    expect(await stepOf(step)).toMatchObject({ done_by_link: link.id });
    expect((await server.app.inject(other.address)).body).not.toContain('name="undo"');
    expect((await server.app.inject(link.address)).body).toContain(`name="undo" value="${step}"`);
    await tick(link.address, step, {}, {}, 'undo');

    expect(await stepOf(step)).toMatchObject({ done_at: null, done_by_link: null });
    expect((await server.app.inject(link.address)).body).toContain(`name="step" value="${step}"`);
  });

  it('no step of another case, of the office or of the family, and nothing that is no step', async () => {
    const id = await aDeathCase(server);
    const { address } = await aGuest(id);
    const steps = [
      await aDeathStep(server, await aDeathCase(server), washing),
      await aDeathStep(server, id, { responsible: 'office' }),
      await aDeathStep(server, id, { responsible: 'family', shown_to_family: true }),
    ];
    for (const step of [...steps, 99_999_999, '', '1; drop table', '9'.repeat(3_000)]) {
      const { statusCode, body } = await tick(address, step);
      expect([statusCode, body]).toEqual([404, expect.stringContaining('href="tel:+4312345699"')]);
    }
    for (const step of steps) expect((await stepOf(step))?.done_at).toBeNull();
  });

  it('is ticked neither by the family’s token nor by a revoked or expired one, nor once the case is withdrawn', async () => {
    const id = await aDeathCase(server);
    const now = server.clock.now();
    const withdrawn = await aDeathCase(server, { state: 'withdrawn' });
    const step = await aDeathStep(server, id, washing);
    const family = await aDeathLink(server, id);
    const links = [
      { address: `/vefat/gorevli?link=${family.token}`, step },
      { ...(await aGuest(id, { revoked_at: now })), step },
      { ...(await aGuest(id, { expires_at: now })), step },
      { ...(await aGuest(withdrawn)), step: await aDeathStep(server, withdrawn, washing) },
    ];
    for (const { address, step } of links) {
      expect((await tick(address, step)).statusCode).toBe(404);
      expect((await stepOf(step))?.done_at).toBeNull();
    }
    // the family's page takes codes only
    expect((await tick(family.address, step)).statusCode).toBe(422);
    expect((await stepOf(step))?.done_at).toBeNull();
  });
});

const aGuest = (id: number, overrides: Parameters<typeof aDeathLink>[2] = {}) =>
  aDeathLink(server, id, { ...overrides, kind: 'guest' });

const inTwoDays = () => new Date(server.clock.now().getTime() + 2 * 86_400_000);

async function aBurialStep(case_id: number): Promise<number> {
  const step = await aDeathStep(server, case_id, washing);
  await server.context.db
    .updateTable('death_case_steps')
    .set({ step_key: 'burial', own_words: null })
    .where('id', '=', step)
    .execute();
  return step;
}

function tick(
  url: string,
  step: number | string,
  headers: Record<string, string> = {},
  more: Record<string, string> = {},
  field = 'step',
) {
  return server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ [field]: String(step), ...more }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

function stepOf(id: number) {
  return server.context.db.selectFrom('death_case_steps').selectAll().where('id', '=', id).executeTakeFirst();
}
