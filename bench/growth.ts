import pg from 'pg';
import type { ConnectionSettings } from '../server/platform/db.ts';
import { aPdf } from '../server/testing/documents/documentBuilders.ts';
import { address, burialPlace, familyMember, phone, substitute } from '../server/testing/payloads.ts';
import { growTo } from './grow.ts';
import { median } from './load.ts';
import { type Visitor, visit } from './member.ts';
import { asOffice, bringBankLines, invoiceEverybody } from './officeGrowth.ts';
import type { Timed } from './timed.ts';

const ROUNDS = 15;
const NOT_COUNTED = 3;

export type Growth = {
  sizes: readonly number[];
  /** Milliseconds per call, one value for each size. */
  routes: Map<string, number[]>;
  /**
   * Tables that a round of a member's or the office's calls scanned as a whole, although they have more than a few
   * rows.
   */
  readWhole: { byMembers: string[]; byOffice: string[] };
};

/**
 * The time of every call of a member, and of the main calls of the office, while the association grows; one request
 * after the other.
 */
export async function measureGrowth(
  url: string,
  connection: ConnectionSettings,
  sizes: readonly number[],
): Promise<Growth> {
  const client = new pg.Client(connection);
  await client.connect();
  const routes = new Map<string, number[]>();
  let readWhole: Growth['readWhole'] = { byMembers: [], byOffice: [] };
  await bringBankLines(url);
  await invoiceEverybody(url);
  try {
    for (const size of sizes) {
      await growTo(client, size);
      await startAnew(client);
      const before = await readByScans(client);
      const members = await timesOf(url, [asMember, asApplicant, asPayer, asStranger]);
      const between = await readByScans(client);
      const office = await timesOf(url, [asOffice]);
      const after = await readByScans(client);
      readWhole = { byMembers: whole(before, between), byOffice: whole(between, after) };
      for (const [route, ms] of [...members, ...office]) routes.set(route, [...(routes.get(route) ?? []), ms]);
    }
  } finally {
    // otherwise the shutdown of the database is reported instead of the real error
    await client.end();
  }
  return { sizes, routes, readWhole };
}

/**
 * Resets limits per day, hour and year (cancelled drafts, substitutes, corrections), because each size repeats
 * everything.
 */
async function startAnew(client: pg.Client): Promise<void> {
  await client.query("update sale_invoices set created_at = created_at - interval '1 day' where status_id = 8");
  await client.query("update substitutes set created_at = created_at - interval '1 year' where ended_on is not null");
  await client.query("delete from throttle_hits where key like 'changeRequests/%'");
}

type Asking = (url: string, timed: Timed, turn: number) => Promise<void>;

async function timesOf(url: string, visitors: readonly Asking[]): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let turn = -NOT_COUNTED; turn < ROUNDS; turn += 1) {
    const timed = async <T>(route: string, ask: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      const answer = await ask();
      if (turn >= 0) times.set(route, [...(times.get(route) ?? []), performance.now() - begun]);
      return answer;
    };
    for (const ask of visitors) await ask(url, timed, turn);
  }
  return new Map([...times].map(([route, taken]) => [route, median(taken)]));
}

type Known = { id: number };

async function asMember(url: string, timed: Timed): Promise<void> {
  const member = await timed('POST /login', () => visit(url, 'mehmet@demo.example'));
  const get = <T>(path: string) => timed(`GET ${path.replace(/\/\d+/, '/:id')}`, () => member.get<T>(path));
  const { household } = await get<{ household: Known }>('/api/v1/me');
  const news = await get<Known[]>('/api/v1/household/notifications');
  const [entry] = await get<{ sale_invoice: Known }[]>(`/api/v1/finance/financial-journal/household/${household.id}`);
  await get('/api/v1/me/devices');
  await get('/api/v1/me/drafts');
  await get('/api/v1/household/change-requests');
  await get('/api/v1/finance/sale-invoice/pre-calculation');
  await get('/api/v1/countries');
  await get('/api/v1/eligibilities');
  await get(`/api/v1/finance/sale-invoice/${entry?.sale_invoice.id}/render-pdf/1`);
  await timed('PUT /api/v1/household/notification/:id/read', () =>
    member.send('PUT', `/api/v1/household/notification/${news[0]?.id}/read`),
  );
  await timed('PUT /api/v1/me', () => member.send('PUT', '/api/v1/me', { default_lang: 'de' }));
  await get('/api/v1/finance/fees');
  await placeAndCorrect(member, timed);
  const substitute = await timed('POST /api/v1/household/:id/substitute', () =>
    member.send<Known>('POST', `/api/v1/household/${household.id}/substitute`, SUBSTITUTE),
  );
  await timed('DELETE /api/v1/household/substitute/:id', () =>
    member.send('DELETE', `/api/v1/household/substitute/${substitute.id}`),
  );
  await timed('POST /logout', () => member.send('POST', '/logout'));
}

async function asApplicant(url: string, timed: Timed): Promise<void> {
  const applicant = await visit(url, 'elif@demo.example');
  const { main_member } = await applicant.get<{ main_member: Known }>('/api/v1/me');
  await timed('PUT /api/v1/member/:id', () =>
    applicant.send('PUT', `/api/v1/member/${main_member.id}`, { place_of_birth: 'Linz' }),
  );
  const person = await timed('POST /api/v1/member', () => addPerson(applicant));
  await timed('GET /api/v1/member/:id', () => applicant.get(`/api/v1/member/${person.id}`));
  await timed('DELETE /api/v1/member/:id', () => applicant.send('DELETE', `/api/v1/member/${person.id}`));
  const added = await timed('POST /api/v1/member/:id/phone', () =>
    applicant.send<Known>('POST', `/api/v1/member/${main_member.id}/phone`, phone),
  );
  await timed('DELETE /api/v1/member/phone/:id', () => applicant.send('DELETE', `/api/v1/member/phone/${added.id}`));
  await documentAndAddress(applicant, main_member.id, timed);
}

async function asPayer(url: string, timed: Timed): Promise<void> {
  const payer = await visit(url, 'gulsah@demo.example');
  const [draft] = await timed('POST /api/v1/finance/household/create-invoice', () =>
    payer.send<Known[]>('POST', '/api/v1/finance/household/create-invoice', { types: ['siac'] }),
  );
  await timed('POST /api/v1/finance/sale-invoice/:id/cancel', () =>
    payer.send('POST', `/api/v1/finance/sale-invoice/${draft?.id}/cancel`),
  );
}

/** A burial place and a change request. */
async function placeAndCorrect(member: Visitor, timed: Timed): Promise<void> {
  const { main_member } = await member.get<{ main_member: Known & { addresses: (Known & { type: string })[] } }>(
    '/api/v1/me',
  );
  const burial = main_member.addresses.find(({ type }) => type === 'burial_place');
  if (burial) {
    await timed('PUT /api/v1/member/burial-place/:id', () =>
      member.send('PUT', `/api/v1/member/burial-place/${burial.id}`, { grave_row: '7' }),
    );
  } else await member.send('POST', `/api/v1/member/${main_member.id}/burial-place`, burialPlace);
  const asked = await timed('POST /api/v1/member/:id/change-request', () =>
    member.send<Known>('POST', `/api/v1/member/${main_member.id}/change-request`, CORRECTION),
  );
  await timed('DELETE /api/v1/member/change-request/:id', () =>
    member.send('DELETE', `/api/v1/member/change-request/${asked.id}`),
  );
}

async function documentAndAddress(applicant: Visitor, memberId: number, timed: Timed): Promise<void> {
  const document = await timed('POST /api/v1/member/:id/document', () =>
    applicant.send<Known>('POST', `/api/v1/member/${memberId}/document`, aDocumentForm()),
  );
  await timed('GET /api/v1/member/document/:id', () => applicant.get(`/api/v1/member/document/${document.id}`));
  await timed('DELETE /api/v1/member/document/:id', () =>
    applicant.send('DELETE', `/api/v1/member/document/${document.id}`),
  );
  const { main_member } = await applicant.get<{ main_member: { addresses: Known[] } }>('/api/v1/me');
  const [home] = main_member.addresses;
  if (!home) return applicant.send('POST', '/api/v1/member/address', address);
  await timed('PUT /api/v1/member/address/:id', () =>
    applicant.send('PUT', `/api/v1/member/address/${home.id}`, address),
  );
}

/** A new document each time, because equal content is refused. */
function aDocumentForm(): FormData {
  documents += 1;
  const form = new FormData();
  form.set('type', 'other');
  form.set('name', `Beiblatt ${documents}`);
  form.set('file', new Blob([aPdf(`/Lang (bench ${documents})`)], { type: 'application/pdf' }), 'Beiblatt.pdf');
  return form;
}

let documents = 0;

async function asStranger(url: string, timed: Timed, turn: number): Promise<void> {
  const stranger = await visit(url);
  // every second registration uses the address of the one before: it replaces the unconfirmed one
  const email = `bench-${process.pid}-${Math.floor(turn / 2)}@example.at`;
  const route = turn % 2 === 0 ? 'POST /api/v1/register' : 'POST /api/v1/register, once more';
  await timed(route, () => stranger.send('POST', '/api/v1/register', { ...REGISTRATION, email }));
  await timed('POST /api/v1/password/forgot', () => stranger.send('POST', '/api/v1/password/forgot', { email }));
}

/** Adds a little girl to the family; the answer contains the new id. */
export function addPerson(visitor: Visitor): Promise<Known> {
  return visitor.send<Known>('POST', '/api/v1/member', { ...familyMember, phone_numbers: [] });
}

async function readByScans(client: pg.Client): Promise<Map<string, number>> {
  await client.query('select pg_sleep(1.5)'); // the statistics of the database are a second late
  const { rows } = await client.query<{ relname: string; read: string }>(
    "select relname, seq_tup_read as read from pg_stat_user_tables where schemaname = 'public'",
  );
  return new Map(rows.map(({ relname, read }) => [relname, Number(read)]));
}

const SOME = 5_000; // more rows than one benchmark leaves in the throttle's table

function whole(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...after].flatMap(([table, read]) => {
    const rows = Math.round((read - (before.get(table) ?? 0)) / (ROUNDS + NOT_COUNTED));
    return rows > SOME ? [`${table} (${rows} rows a round)`] : [];
  });
}

const CORRECTION = { field: 'place_of_birth', wanted: 'Graz', explanation: 'So steht es im Reisepass.' };

/** The tests' clock stands still, the real one does not. */
const SUBSTITUTE = { ...substitute, valid_until: '31.12.2037' };

const REGISTRATION = {
  first_name: 'Nur',
  last_name: 'Demir',
  citizenship_id: 40,
  password: 'Zeytin-Dali-37',
  phone_number: '+436601112244',
  phone_type: 'private_mobile',
  permanent_residence: true,
  language: 'de',
};
