import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ScanAnswer, scansContract } from '../../domain/households/scans/scans.contract.ts';
import { aHousehold } from '../testing/builders.ts';
import { multipart, type TestClient } from '../testing/client.ts';
import { aPdf } from '../testing/documents/documentBuilders.ts';
import { aServerWithClerk, auditOf } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

it('a scan finds its household by membership number and by old number, in the order sent', async () => {
  const [one, two, twin] = [await withOldNumber('M-0815'), await withOldNumber('0042'), await withOldNumber('42')];

  const places = await placesOf(`${one.membership_no} Pass.pdf`, 'M-0815/Meldezettel.jpg', '42 Pass.jpg', 'IMG_1.jpg');

  expect(places.map(({ household, member_id, type, doubts }) => [household?.id, member_id, type, doubts])).toEqual([
    [one.household_id, one.main_member_id, 'passport', []],
    [one.household_id, one.main_member_id, 'registration_form', []],
    [undefined, null, 'passport', ['several_households']],
    [undefined, null, null, ['no_number', 'no_kind']],
  ]);
  expect(two.household_id).not.toBe(twin.household_id);
});

it('a scan is attached once, and the household is not told', async () => {
  const { main_member_id, household_id } = await withOldNumber('4711');
  const pdf = aPdf('/Lang (4711)');

  const first = await attach(main_member_id, { type: 'passport', checked: 'no' }, pdf);
  const again = await attach(main_member_id, { type: 'passport', checked: 'no' }, pdf);

  expect([first.status, again.status, again.body]).toMatchObject([201, 409, { message: 'file_already_exists' }]);
  expect(first.body).toMatchObject({ name: 'Pass.pdf', type: 'passport', verified_at: null });
  expect((await auditOf(server, household_id)).map(({ action }) => action)).toEqual(['document.attached']);
  const { db } = server.context;
  const told = [
    await db.selectFrom('mails').select('id').execute(),
    await db.selectFrom('notifications').select('id').execute(),
  ];
  expect(told).toEqual([[], []]);
});

it('a paper that the association has checked already is verified at once', async () => {
  const { main_member_id, household_id } = await withOldNumber('4712');

  const { body } = await attach(
    main_member_id,
    { type: 'passport', valid_until: '31.12.2030', checked: 'yes' },
    aPdf('/Lang (4712)'),
  );

  expect(body).toMatchObject({ verified_at: '2027-01-11T11:00:00.000Z', valid_until: '31.12.2030' });
  expect((await auditOf(server, household_id)).map(({ action }) => action)).toEqual([
    'document.attached',
    'document.verified',
  ]);
});

it('a document that reports a death is never attached in bulk', async () => {
  const { main_member_id } = await withOldNumber('4713');

  const { status } = await attach(main_member_id, { type: 'birth_certificate', checked: 'no' }, aPdf('/Lang (4713)'));

  expect(status).toBe(422);
});

async function withOldNumber(old_number: string) {
  const household = await aHousehold(server, { status: 'active' });
  const { membership_no } = await server.context.db
    .updateTable('households')
    .set({ old_number })
    .where('id', '=', household.household_id)
    .returning('membership_no')
    .executeTakeFirstOrThrow();
  return { ...household, membership_no };
}

async function placesOf(...paths: string[]): Promise<ScanAnswer[]> {
  return (await client.call(scansContract.placeScans, { paths })).body as ScanAnswer[];
}

function attach(memberId: number, fields: Record<string, string>, bytes: Buffer) {
  const { body, headers } = multipart(fields, { name: 'Pass.pdf', type: 'application/pdf', bytes });
  return client.send('POST', `/api/v1/office/members/${memberId}/scan`, body, headers);
}
