import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { lockInvoice } from './invoices.reads.ts';

/** Too short for anybody who has to wait for the lock. */
const IMPATIENT = sql`set local lock_timeout = '300ms'`;

const server = testServer();
let own: number;
let foreign: number;
let invoice: number;
beforeAll(async () => {
  const household = await aHousehold(server);
  own = household.household_id;
  foreign = (await aHousehold(server)).household_id;
  invoice = (await anInvoice(server, household)).id;
});

/** What a second transaction gets if it asks for the invoice while the first still holds it. */
async function whileNamedBy(first: number, second: number) {
  return server.change(async ({ tx }) => {
    await lockInvoice(tx, invoice, first);
    return server.change(async ({ tx: other }) => {
      await IMPATIENT.execute(other);
      return (await lockInvoice(other, invoice, second))?.id;
    });
  });
}

describe('a household that asks for another household’s invoice', () => {
  it('does not wait for its lock', async () => {
    expect(await whileNamedBy(own, foreign)).toBeUndefined();
  });

  it('does not lock it', async () => {
    expect(await whileNamedBy(foreign, own)).toBe(invoice);
  });
});

it('two requests of the owning household go one after the other', async () => {
  await expect(whileNamedBy(own, own)).rejects.toThrow('lock timeout');
});
