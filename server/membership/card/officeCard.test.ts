import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold, aLoggedInClient } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let office: TestClient;
beforeAll(async () => {
  ({ server, client: office } = await aServerWithClerk());
});
afterAll(() => server.stop());

const printed = (id: number) => office.call(decisionsContract.printMembershipCard, { id: String(id) });

describe('the membership card that the office prints', () => {
  it.each(['de', 'tr', 'en'] as const)('is the member’s own, in the member’s language: %s', async (language) => {
    const { client, household } = await aLoggedInClient(server, { status: 'active', language });
    const { household_id: id } = household;

    const answer = await printed(id);

    const own = await client.call(membershipContract.renderMembershipCard, { id: String(id), format: 'a4' });
    expect([answer.status, answer.headers['content-disposition']]).toEqual([200, own.headers['content-disposition']]);
    expect(await readPdf(answer.bytes)).toEqual(await readPdf(own.bytes));
  });

  it('is recorded, and is no decision that another clerk would have to look at', async () => {
    const { household_id: id } = await aHousehold(server, { status: 'active' });
    const file = async () => (await office.call(officeContract.getHousehold, { id: String(id) })).body;
    const before = await file();

    await printed(id);

    expect(await prints(id)).toBe(1);
    expect(await file()).toEqual(before);
  });

  it.each(['new', 'waiting', 'inactive'] as const)(
    'does not exist for a household that is %s, and nothing is recorded then',
    async (status) => {
      const { household_id: id } = await aHousehold(server, { status });

      expect((await printed(id)).body).toMatchObject({ message: 'household_without_card' });
      expect(await prints(id)).toBe(0);
    },
  );

  it('does not exist while the membership covers nobody', async () => {
    const { household_id: id } = await aHousehold(server, { status: 'active' });
    const begins = { status: 'waiting', active_from: null } as const;
    await server.context.db.updateTable('members').set(begins).where('household_id', '=', id).execute();

    expect((await printed(id)).body).toMatchObject({ message: 'household_without_card' });
  });

  it('does not exist while a case of a death is open', async () => {
    const { household_id: id } = await aHousehold(server, { status: 'active' });
    const rest = { money_rests_since: day('2027-01-02') };
    await server.context.db.updateTable('households').set(rest).where('id', '=', id).execute();

    expect((await printed(id)).body).toMatchObject({ message: 'household_without_card' });
  });

  it.each([0, 2_147_483_647])('of household %i, which does not exist, is not found', async (id) => {
    expect((await printed(id)).status).toBe(404);
  });
});

async function prints(householdId: number): Promise<number> {
  const rows = await server.context.db
    .selectFrom('audit_log')
    .select('id')
    .where('household_id', '=', householdId)
    .where('action', '=', 'membership_card.seen')
    .execute();
  return rows.length;
}
