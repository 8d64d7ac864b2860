import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../testing/builders.ts';
import { multipart, type TestAnswer } from '../testing/client.ts';
import { anInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { rowsOf } from '../testing/specification.ts';
import { testServer } from '../testing/testServer.ts';
import { validFile } from '../testing/validRequests.ts';
import { aWorld, idOf, type Thing, type World } from '../testing/world.ts';
import { routes } from '../topics.ts';

/** A call exactly as the specification writes it, to compare it with the contract. */
type SpecifiedCall = {
  thing?: Thing;
  status?: 'new' | 'active';
  sends?: object | ((world: World) => object | Promise<object>);
  query?: string;
  upload?: true;
  /** The whole path, if the row does not state it. */
  path?: string;
  answers: number;
  with?: object;
  type?: RegExp;
};

const AN_ID = { id: expect.any(Number) };
const PDF = /^application\/pdf/;
const phone = { phone_number: '+436641112233', phone_type: 'private_mobile', is_main_number: false };
const address = {
  type: 'domestic',
  street: 'Gudrunstraße 12',
  postal_code: '1100',
  city: 'Wien',
  country_id: 40,
  is_main_address: true,
  state: 'Wien',
};
const person = {
  first_name: 'Zeynep',
  last_name: 'Çelik',
  date_of_birth: '01.02.1990',
  social_insurance_number: '1237010290',
  turkish_id_no: '10000000146',
  citizenship_id: 792,
  place_of_birth: 'İzmir',
  civil_status: 'single',
  gender: 'female',
  father_name: 'Ömer',
  mother_name: 'Şükriye',
  permanent_residence: true,
};
const daughter = {
  ...person,
  date_of_birth: '01.02.2015',
  email: 'zeynep@example.at',
  membership_basis: 'child',
  relationship_type: 'daughter',
  phone_numbers: [{ id: -1, ...phone }],
};
const substitute = {
  first_name: 'Murat',
  last_name: 'Öz',
  email: 'murat@example.at',
  phone_private_mobile: '+436641112233',
  phone_private_landline: '015550100',
  represent_me_as: 'lawyer',
  valid_until: '31.12.2027',
};
const burialPlace = {
  graveyard: 'Islamischer Friedhof Liesing',
  grave_row: '7',
  grave_number: '12',
  postal_code: '1230',
  state: 'Wien',
  city: 'Wien',
  street: 'Großmarktstraße 2a',
  country_id: 40,
};

const calls: Record<string, SpecifiedCall> = {
  'GET /api/v1/countries': { answers: 200, with: expect.arrayContaining([expect.objectContaining({ id: 40 })]) },
  'GET /api/v1/eligibilities': {
    query: '?gender_id=1&eligibility_id=2',
    answers: 200,
    with: { eligibilities: expect.any(Array), civil_statuses: expect.any(Array), relationships: ['son'] },
  },
  'POST /login': {
    sends: ({ email }) => ({ email, password: TEST_PASSWORD }),
    answers: 200,
    with: { main_member: AN_ID },
  },
  'POST /logout': { answers: 204 },
  'POST /api/v1/register': {
    sends: {
      first_name: 'Nur',
      last_name: 'Ak',
      citizenship_id: 792,
      email: 'nur@example.at',
      password: 'Kiraz-Bahce-84',
      phone_number: '+436641112233',
      phone_type: 'private_mobile',
      permanent_residence: true,
      language: 'tr',
    },
    answers: 201,
    with: { ...AN_ID, email: 'nur@example.at' },
  },
  'GET /api/v1/me': { answers: 200, with: { main_member: AN_ID, household: AN_ID, default_lang: 'de' } },
  'PUT /api/v1/me': { sends: { default_lang: 'tr' }, answers: 200, with: { default_lang: 'tr' } },
  'PUT /api/v1/me/password': {
    sends: { old_password: TEST_PASSWORD, new_password: 'Zeytin-Dali-37', confirmation: 'Zeytin-Dali-37' },
    answers: 204,
  },
  'PUT /api/v1/member/{id} (email)': {
    thing: 'main_member',
    sends: { email: 'neu@example.at' },
    answers: 200,
    with: { pending_email: 'neu@example.at' },
  },
  'PUT /api/v1/member/{id} (main member)': { thing: 'main_member', sends: person, answers: 200, with: person },
  'POST /api/v1/member/address': { sends: address, answers: 201, with: { ...AN_ID, ...address } },
  'POST /api/v1/member/{id}/address': {
    thing: 'main_member',
    sends: address,
    answers: 201,
    with: { ...AN_ID, ...address },
  },
  'PUT /api/v1/member/address/{id}': { thing: 'address', sends: address, answers: 200, with: address },
  'POST /api/v1/member/{id}/phone': {
    thing: 'main_member',
    sends: phone,
    answers: 201,
    with: { ...AN_ID, ...phone },
  },
  'PUT /api/v1/member/phone/{id}': { thing: 'phone', sends: phone, answers: 200, with: phone },
  'DELETE /api/v1/member/phone/{id}': { thing: 'phone', answers: 204 },
  'POST /api/v1/member/{id}/document': {
    thing: 'main_member',
    sends: { name: 'Reisepass', type: 'passport' },
    upload: true,
    answers: 201,
    with: { ...AN_ID, name: 'Reisepass', type: 'passport', verified_at: null },
  },
  'DELETE /api/v1/member/document/{id}': { thing: 'document', answers: 204 },
  'GET /api/v1/member/document/{id}': { thing: 'document', answers: 200, type: PDF },
  'burial-place store': {
    thing: 'main_member',
    status: 'active',
    path: 'POST /api/v1/member/{id}/burial-place',
    sends: burialPlace,
    answers: 201,
    with: { ...AN_ID, ...burialPlace },
  },
  'burial-place update': {
    thing: 'burial_place',
    status: 'active',
    path: 'PUT /api/v1/member/burial-place/{id}',
    sends: burialPlace,
    answers: 200,
    with: burialPlace,
  },
  'POST /api/v1/member': {
    sends: daughter,
    answers: 201,
    with: { ...AN_ID, membership_basis: 'child', status: 'new' },
  },
  'PUT /api/v1/member/{id} (family member)': {
    thing: 'member',
    sends: { ...daughter, phone_numbers: [] },
    answers: 200,
    with: { first_name: 'Zeynep', relations: { relationship_type: 'daughter' } },
  },
  'DELETE /api/v1/member/{id}': { thing: 'member', answers: 204 },
  'POST /api/v1/household/{id}/substitute': {
    thing: 'household',
    status: 'active',
    sends: substitute,
    answers: 201,
    with: { ...AN_ID, ...substitute, status: 'active' },
  },
  'PUT /api/v1/household/substitute/{id}': {
    thing: 'substitute',
    status: 'active',
    sends: substitute,
    answers: 200,
    with: substitute,
  },
  'DELETE /api/v1/household/substitute/{id}': { thing: 'substitute', status: 'active', answers: 204 },
  'GET /api/v1/household/notifications': { answers: 200, with: [] },
  'POST /api/v1/household/{id}/notification': {
    thing: 'household',
    sends: { title: 'Merhaba', data: '<p>Guten Tag</p>' },
    answers: 201,
    with: { ...AN_ID, data: { title: 'Merhaba', data: '<p>Guten Tag</p>' }, read_at: null },
  },
  'PUT /api/v1/household/notification/{id}/read': {
    thing: 'notification',
    answers: 200,
    with: { read_at: expect.any(String) },
  },
  'GET /api/v1/finance/sale-invoice/pre-calculation': {
    answers: 200,
    with: { registration_fee: { available: true }, annual_contribution: { available: true } },
  },
  'GET /api/v1/finance/financial-journal/household/{id}': {
    thing: 'household',
    query: '?filter[sale_invoice.status_id]=2,6,7&filter[type]=siac,sirf&orderBy=sale_invoice.due_date DESC',
    sends: anOpenInvoice,
    answers: 200,
    with: [{ type: 'siac', open_item: 60, debit: 60, sale_invoice: { status_id: 2 } }],
  },
  'POST /api/v1/finance/household/create-invoice': {
    answers: 201,
    with: [{ status_id: 1 }, { status_id: 1 }],
  },
  'POST /api/v1/finance/sale-invoice/{id}/confirm': { thing: 'draft', answers: 200, with: { status_id: 2 } },
  'POST /api/v1/finance/sale-invoice/{id}/cancel': { thing: 'draft', answers: 200, with: { status_id: 8 } },
  'GET /api/v1/finance/sale-invoice/{id}/render-pdf/1': { thing: 'invoice', answers: 200, type: PDF },
  'GET /api/v1/download-file/terms_of_use': { answers: 200, type: PDF },
  'GET /api/v1/download-file/data_protection': { answers: 200, type: PDF },
};

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

// proves: call.*, portal.calls
describe('a call of the specification', () => {
  test.each(rowsOf('7-calls', 'call.').map(([id]) => id.slice('call.'.length)))('%s is answered', async (name) => {
    const specified = calls[name];
    if (!specified) throw new Error(`how is ${name} sent?`);
    const world = await aWorld(server, { status: specified.status ?? 'new' });

    const answer = await send(name, specified, world);

    expect([answer.status, answer.body]).toEqual([specified.answers, answer.body]);
    if (specified.with) expect(answer.body).toMatchObject(specified.with);
    if (specified.type) expect(answer.headers['content-type']).toMatch(specified.type);
  });
});

// departs: portal.calls
test('beyond those calls members have further ones', () => {
  const specified = new Set(rowsOf('7-calls', 'call.').map(([id]) => id.slice('call.'.length)));
  const further = routes
    .filter(({ call }) => call.access !== 'office')
    .map(({ call }) => `${call.method} ${call.path.replace(/:\w+/g, '{id}')}`)
    .filter((name) => !specified.has(name));

  expect(further).toEqual(
    expect.arrayContaining([
      'POST /api/v1/register/confirm',
      'POST /api/v1/password/forgot',
      'POST /api/v1/household/{id}/submit',
      'POST /api/v1/household/{id}/confirm-data',
      'GET /api/v1/household/death-contacts',
      'GET /api/v1/me/drafts',
      'GET /api/v1/me/log-ins',
    ]),
  );
});

async function send(name: string, specified: SpecifiedCall, world: World): Promise<TestAnswer> {
  const [method = '', pattern = ''] = (specified.path ?? name).split(' ');
  const path = pattern.replace('{id}', specified.thing ? String(await idOf(world, specified.thing)) : '');
  const sends = typeof specified.sends === 'function' ? await specified.sends(world) : specified.sends;
  const json = { accept: 'application/json' };
  if (method === 'GET') return world.client.send('GET', path + (specified.query ?? ''), undefined, json);
  if (!specified.upload) return world.client.send(method, path, sends, json);
  const form = multipart(sends as Record<string, string>, validFile);
  return world.client.send('POST', path, form.body, { ...form.headers, ...json });
}

async function anOpenInvoice(world: World): Promise<object> {
  return anInvoice(server, world);
}
