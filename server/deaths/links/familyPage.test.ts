import { describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { familyPages } from '../../../domain/shared/deathPages.ts';
import { languages } from '../../../domain/shared/language.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aDeathCase, aDeathLink } from '../../testing/deathBuilders.ts';
import { aHandover } from '../../testing/deaths/custodyBuilders.ts';
import { anOriginal } from '../../testing/deaths/deathPrintBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { insertCheck, insertDecision } from '../decisions/decisions.writes.ts';
import { linkWords } from './linkWords.ts';

const server = testServer();

let networks = 0;
/** Opens a page from a network address that nobody else uses. */
async function open(url: string) {
  networks += 1;
  const { statusCode, body, headers } = await server.app.inject({ url, remoteAddress: `198.51.100.${networks}` });
  return { status: statusCode, text: body, headers };
}

const meryem = {
  state: 'under_way',
  deceased_name: 'Meryem <Arslan>',
  deceased_gender: 'female',
  destination: 'turkey',
  burial_at: new Date('2027-01-14T11:00:00Z'),
  burial_place: 'Emirdağ',
  flight_words: 'TK 1886',
  civil_status: 'widowed',
  citizenship: 'turkish',
  deceased_birth: day('1951-03-09'),
} as const;

describe('the family’s page', () => {
  it('says whom to call first, the case, when and where, and what to bring', async () => {
    const id = await aDeathCase(server, { ...meryem, case_no: '2027-901' });
    const { address } = await aDeathLink(server, id);
    const { status, text } = await open(address);

    expect(status).toBe(200);
    expect(text.indexOf('href="tel:+4312345699"')).toBeLessThan(text.indexOf('<h1>'));
    expect(text).toContain('Merhume Meryem &lt;Arslan&gt; için Allah’tan rahmet');
    expect(text).toContain('2027-901');
    expect(text).toContain('14 Ocak 2027 Perşembe 12:00 (Türkiye saatiyle 14:00)');
    expect(text).toContain('Emirdağ');
    expect(text).toContain('Vefat eden eşin ölüm belgesi');
    expect(text).not.toContain('Kesinleşmiş boşanma kararı');
  });

  it('no longer asks for a document whose original the family has brought', async () => {
    const id = await aDeathCase(server, meryem);
    await anOriginal(server, id);
    const { text } = await open((await aDeathLink(server, id)).address);

    expect(text).toContain('Vefat eden eşin ölüm belgesi');
    expect(text).not.toContain('Pasaport');
  });

  it('lists the steps that are shown to the family, and no other', async () => {
    const id = await aDeathCase(server, meryem);
    const step = { case_id: id, position: 1, responsible: 'office', shown_to_family: true } as const;
    const now = server.clock.now();
    await addSteps([
      { ...step, step_key: 'washing', done_at: now, note: 'Geheimnis' },
      { ...step, own_words: 'Nefise Hanım’ı ara', responsible: 'family' },
      { ...step, step_key: 'release_by_prosecutor', shown_to_family: false },
      { ...step, step_key: 'shroud', not_needed_because: 'Geheimnis' },
    ]);
    const { text } = await open((await aDeathLink(server, id)).address);

    const [next = '', done = ''] = text.split('Tamamlananlar</h2>');
    expect(done).toContain('Yıkama (gasil)');
    expect(next).toContain('Nefise Hanım’ı ara <em>(sizden rica ediyoruz)</em>');
    expect(text).not.toContain('Kefen');
    expect(text).not.toContain('Geheimnis');
    expect(text).not.toMatch(/savc/i);
  });

  it('holds no word about health, the staff, the reporter or money that anybody owes', async () => {
    const secret = 'Geheimnis';
    const id = await aDeathCase(server, {
      ...meryem,
      medical_words: server.context.vault.seal(secret),
      reporter_name: secret,
      reporter_phone: secret,
      reporter_relation: secret,
      undertaker: secret,
      place_words: secret,
      destination_words: secret,
      is_accident: true,
      held_since: day('2027-01-02'),
    });
    const { text } = await open((await aDeathLink(server, id, { recipient: secret })).address);

    expect(text).not.toContain(secret);
    expect(text).not.toContain('€');
  });

  it.each([
    ['identified', undefined, 'sobald es geklärt ist'],
    ['accepted', 'accepted', 'im Rahmen seiner Regeln'],
    ['goodwill', 'goodwill', 'bis zu €\u00a01.500,00'],
    ['declined', 'declined', 'möchten wir mit Ihnen sprechen'],
    ['at_board', 'declined', 'sobald es geklärt ist'],
  ] as const)('one sentence on the cost: in %s after %s', async (state, outcome, words) => {
    const id = await aDeathCase(server, { ...meryem, state });
    if (outcome) await decide(id, outcome);
    const { token } = await aDeathLink(server, id);
    const { text } = await open(`/todesfall/familie?link=${token}`);

    expect(text).toContain(words);
  });

  it.each(languages)(
    'after a refusal it says what the family does now and the way to the board, in %s',
    async (language) => {
      const id = await aDeathCase(server, { ...meryem, state: 'declined', burial_at: null, burial_place: null });
      await decide(id, 'declined');
      const step = { case_id: id, position: 1, responsible: 'undertaker', shown_to_family: true } as const;
      await addSteps([{ ...step, step_key: 'washing' }]);
      const { token } = await aDeathLink(server, id);
      const { text } = await open(`${familyPages[language]}?link=${token}`);

      const words = linkWords(language);
      for (const key of ['declined.undertaker', 'declined.town', 'declined.board', 'declined.originals'] as const) {
        expect(text).toContain(words(key));
      }
      expect(text).toContain(`href="mailto:${server.context.settings.association.email}"`);
      // nothing sounds as if the association went on
      for (const key of ['state.preparing', 'steps.next', 'steps.nothingDone', 'when.open', 'bring.title'] as const) {
        expect(text).not.toContain(words(key));
      }
    },
  );

  it('says where the deceased and the belongings are, in its own words, and never that a prosecutor is involved', async () => {
    const held = await aDeathCase(server, { ...meryem, place: 'hospital', held_since: day('2027-01-02') });
    const id = await aDeathCase(server, { ...meryem, place: 'hospital' });
    await aHandover(server, id);
    const at = async (caseId: number) => (await open((await aDeathLink(server, caseId)).address)).text;
    const words = linkWords('tr');

    expect(await at(held)).toContain(words('custody.authority'));
    const text = await at(id);
    expect(text).toContain(words('custody.undertaker'));
    expect(text).toContain('Bestattung Sonnenschein');
    expect(text).not.toContain('Herr Berger');
    expect(text).not.toContain('Übernahmeschein');
  });

  it.each(languages)(
    'is one page of less than 40 kB that nobody keeps, finds or is referred from, in %s',
    async (language) => {
      const id = await aDeathCase(server, meryem);
      const step = { case_id: id, responsible: 'family', shown_to_family: true } as const;
      await addSteps(Array.from({ length: 60 }, (_, position) => ({ ...step, position, own_words: '&'.repeat(100) })));
      const { token } = await aDeathLink(server, id);
      const { text, headers } = await open(`${familyPages[language]}?link=${token}`);

      expect(Buffer.byteLength(text)).toBeLessThan(40_000);
      expect(text).not.toContain('<script');
      expect(text).toContain(`<html lang="${language}">`);
      for (const each of languages) if (each !== language) expect(text).toContain(`${familyPages[each]}?link=${token}`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(text).not.toContain('rel="canonical"');
    },
  );
});

type Step = {
  case_id: number;
  position: number;
  responsible: string;
  shown_to_family: boolean;
  [column: string]: unknown;
};

async function addSteps(steps: readonly Step[]): Promise<void> {
  const { db } = server.context;
  for (const step of steps)
    await db
      .insertInto('death_case_steps' as never)
      .values(step as never)
      .execute();
}

async function decide(id: number, outcome: 'accepted' | 'goodwill' | 'declined'): Promise<void> {
  const now = server.clock.now();
  await server.change(async ({ tx }) => {
    const check_id = await insertCheck(tx, {
      case_id: id,
      day: day('2027-01-10'),
      verdict: 'covered',
      grounds: '[]',
      facts: '{}',
      settings: '{}',
      rule_version: 1,
      checked_at: now,
      checked_by: null,
    });
    await insertDecision(tx, {
      case_id: id,
      check_id,
      outcome,
      reasons: 'Geheimnis',
      signatures_needed: 0,
      proposed_at: now,
      limit_cents: outcome === 'goodwill' ? cents(150_000) : null,
      proposed_by: null,
      in_force_at: now,
    });
  });
}
