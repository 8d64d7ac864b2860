import { describe, expect, it } from 'vitest';
import { aMessage, fieldIn, openPage, type Sent, sendMessage } from '../../testing/deathPageBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const CALL_NOW = 'Bitte rufen Sie uns jetzt an';
const NOT_RECEIVED = 'Ihre Nachricht haben wir nicht bekommen.';
const NUMBER = 'href="tel:+4312345699"';

const server = testServer();

const german = (typed: Record<string, string> = {}) => aMessage(server, 'de', typed);
const withFields = (message: Sent, fields: Record<string, string>): Sent => ({
  ...message,
  fields: { ...message.fields, ...fields },
});

describe('a form with mistakes', () => {
  it.each([
    [{ name: '' }, 'name', 'Bitte schreiben Sie Ihren Namen.'],
    [{ name: ' \t ' }, 'name', 'Bitte schreiben Sie Ihren Namen.'],
    [{ name: 'x'.repeat(101) }, 'name', 'höchstens 100 Zeichen'],
    [{ phone: '' }, 'phone', 'Bitte schreiben Sie Ihre Telefonnummer.'],
    [{ phone: 'weiß nicht' }, 'phone', 'mit Ziffern'],
    [{ phone: '0664' }, 'phone', 'zu kurz'],
    [{ phone: `+43${'1'.repeat(20)}` }, 'phone', 'zu lang'],
    [{ phone: '1'.repeat(5_000) }, 'phone', 'zu lang'],
    [{ phone: '0664 1234567 / 0664 7654321' }, 'phone', 'nur eine Nummer'],
    [{ place: '' }, 'place', 'wo die Person gestorben ist'],
    [{ place: 'x'.repeat(201) }, 'place', 'höchstens 200 Zeichen'],
    [{ died: 'x'.repeat(201) }, 'died', 'höchstens 200 Zeichen'],
    [{ language: '' }, 'language', 'Bitte wählen Sie eine Sprache.'],
    [{ language: 'fr' }, 'language', 'Bitte wählen Sie eine Sprache.'],
  ])(
    '%o is reported at its field and in the summary, and everything typed is still there',
    async (wrong, field, words) => {
      const before = await countCases();
      const message = await german({ name: 'A & "B" <i>', place: "Graz, 'Stadt'", died: 'Onkel', ...wrong });
      const { status, text } = await sendMessage(server, message);

      expect(status).toBe(422);
      expect(text).toContain(`<a href="#f-${field}">`);
      expect(text.split(words).length, 'said twice').toBe(3);
      expect(text).toContain('<title>Fehler: ');
      for (const name of ['name', 'phone', 'place', 'died', 'form']) {
        expect(fieldIn(text, name)).toBe(message.fields[name] ?? '');
      }
      expect(await countCases()).toBe(before);
    },
  );

  it('control characters and marks of text direction are removed, not refused', async () => {
    const { status } = await sendMessage(
      server,
      await german({ name: 'Ay\u0000ş\u202ee\u0085', place: 'Wien\r\nXII\ud800' }),
    );

    expect(status).toBe(303);
    expect(await newestCase()).toMatchObject({
      reporter_name: 'Ayşe',
      place_words: expect.stringMatching(/^Wien XII/),
    });
  });

  it('an impossible phone number is asked about once, and accepted when it is sent again', async () => {
    const message = await german({ phone: '+1 000 000 0000' });
    const asked = await sendMessage(server, message);
    const sent = await sendMessage(server, withFields(message, { asked: fieldIn(asked.text, 'asked') }));

    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Diese Nummer sieht ungewöhnlich aus.');
    expect(sent.status).toBe(303);
    expect(await newestCase()).toMatchObject({ reporter_phone: '+10000000000' });
  });
});

describe('a phone number without its country', () => {
  it.each([
    ['0664 123 45 67', '+436641234567'],
    ['01 588 01', '+43158801'],
  ])('%s exists in Austria alone: it is stored as it is dialled from abroad', async (phone, stored) => {
    expect((await sendMessage(server, await german({ phone }))).status).toBe(303);
    expect(await newestCase()).toMatchObject({ reporter_phone: stored });
  });

  it.each([
    ['0532 123 45 67', 'turkiye', '+905321234567'],
    ['532 123 45 67', 'turkiye', '+905321234567'],
    ['90 532 123 45 67', 'turkiye', '+905321234567'],
    ['0212 123 45 67', 'turkiye', '+902121234567'],
    ['05572 123456', 'austria', '+435572123456'],
  ])('%s may be Turkish: it is asked about, and stored with the chosen country %s', async (phone, country, stored) => {
    const message = await aMessage(server, 'tr', { phone });
    const asked = await sendMessage(server, message);
    const sent = await sendMessage(server, withFields(message, { country }));

    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Bu numara hangi ülkede?');
    expect(fieldIn(asked.text, 'phone')).toBe(phone);
    expect(sent.status).toBe(303);
    expect(await newestCase()).toMatchObject({ reporter_phone: stored });
  });

  it('the chosen country stays while another field is corrected', async () => {
    const { text } = await sendMessage(server, await german({ phone: '0532 123 45 67', country: 'turkiye', name: '' }));

    expect(text).toMatch(/name="country" value="turkiye" checked/);
  });
});

describe('a message that a program seems to have sent', () => {
  it.each<[string, (message: Sent) => Sent]>([
    ['a filled trap', (message) => withFields(message, { homepage: 'https://spam.example' })],
    ['a form that we have not drawn', (message) => withFields(message, { form: 'a.b.c' })],
    ['no form at all', (message) => withFields(message, { form: '' })],
    ['another time than we wrote', (message) => withFields(message, { form: older(message.fields.form ?? '') })],
  ])('%s: is told to call, stores nothing, and can be sent by a person after all', async (_what, change) => {
    const before = await countCases();
    const message = change(await german({ died: 'Tante' }));
    const refused = await sendMessage(server, message);

    expect(refused.status).toBe(422);
    expectCallNow(refused.text);
    expect(await countCases()).toBe(before);

    server.clock.moveMinutes(1);
    const form = fieldIn(refused.text, 'form');
    const again = await sendMessage(server, withFields(message, { form, homepage: fieldIn(refused.text, 'homepage') }));
    expect(again.status).toBe(303);
    expect(await newestCase()).toMatchObject({ deceased_name: 'Tante' });
  });

  it('sent faster than anybody types is answered with the request to call', async () => {
    const { text } = await openPage(server, '/todesfall');
    const message = withFields(await german(), { form: fieldIn(text, 'form') });
    server.clock.moveMinutes(-1);
    const { status, text: answer } = await sendMessage(server, message);
    server.clock.moveMinutes(1);

    expect(status).toBe(422);
    expectCallNow(answer);
  });
});

describe('too many messages', () => {
  it('the eleventh from one network address is answered with the request to call; other addresses are not affected', async () => {
    const address = '192.0.2.7';
    for (let each = 0; each < 10; each += 1) {
      expect((await sendMessage(server, { ...(await german()), address })).status).toBe(303);
    }
    const before = await countCases();
    const eleventh = await german({ name: 'Elfte' });
    const refused = await sendMessage(server, { ...eleventh, address });

    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectCallNow(refused.text);
    expect(fieldIn(refused.text, 'name')).toBe('Elfte');
    expect(await countCases()).toBe(before);
    expect((await sendMessage(server, eleventh)).status).toBe(303);
  });

  it('one message that a shaky phone sends eight times at once is confirmed eight times', async () => {
    const message = { ...(await german()), address: '192.0.2.9' };

    const answers = await Promise.all(Array.from({ length: 8 }, () => sendMessage(server, message)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  });

  it('the last one allowed, sent twice at once, is confirmed twice', async () => {
    const address = '192.0.2.8';
    for (let each = 0; each < 9; each += 1) await sendMessage(server, { ...(await german()), address });
    const tenth = { ...(await german()), address };
    const answers = await Promise.all([1, 2, 3].map(() => sendMessage(server, tenth)));

    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  });
});

describe('a body that is not our form', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('another site’s page cannot send it: %o', async (headers) => {
    const before = await countCases();
    const { status, text } = await sendMessage(server, { ...(await german({ name: 'Fremde' })), headers });

    expect(status).toBe(403);
    expectCallNow(text);
    expect(text, 'what another page says is not shown here').not.toContain('Fremde');
    expect(await countCases()).toBe(before);
  });

  it.each([
    ['application/json', '{"name":"x"}'],
    ['application/json', '{'],
    ['text/plain', 'name=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded', 'x'.repeat(40_000)],
    ['application/x-www-form-urlencoded', '%ff%fe=%00&&&===&name[]=1&__proto__=2'],
    ['application/x-www-form-urlencoded', ''],
  ])('%s %s is a page that says to call, or what is missing', async (type, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/vefat',
      payload,
      headers: { 'content-type': type },
    });

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(NUMBER);
    expect(answer.body).toContain('<html lang="tr">');
  });
});

function expectCallNow(text: string): void {
  expect(text).toContain(CALL_NOW);
  expect(text).toContain(NOT_RECEIVED);
  expect(text).toContain(NUMBER);
}

function older(form: string): string {
  const [random, , signature] = form.split('.');
  return `${random}.1.${signature}`;
}

async function countCases(): Promise<number> {
  return (await server.context.db.selectFrom('death_cases').select('id').execute()).length;
}

function newestCase() {
  return server.context.db.selectFrom('death_cases').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}
