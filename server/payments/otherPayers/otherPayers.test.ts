import { beforeAll, expect, it } from 'vitest';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { otherPayersContract } from '../../../domain/payments/otherPayers.contract.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { aBankFile } from '../../testing/bank/bankFiles.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

const IBAN = 'AT483200000012345864';

async function fileOf(household_id: number): Promise<HouseholdFile> {
  return (await clerk.call(officeContract.getHousehold, { id: String(household_id) })).body as HouseholdFile;
}

it('transfers from the account of a son are also proposed for his mother, until that ends', async () => {
  const son = await aHousehold(server, { status: 'active', last_name: 'Kaya' });
  const mother = await aHousehold(server, { status: 'active', last_name: 'Demir' });
  const { bill_number } = await anInvoice(server, son);
  await anInvoice(server, mother);
  await sendBankFile(clerk, aBankFile([{ reference: 'own', text: bill_number, amount: '60.00', iban: IBAN }]));
  const id = String(mother.household_id);

  const set = await clerk.call(otherPayersContract.setPayer, { id, membership_no: son.membership_no });
  await sendBankFile(clerk, aBankFile([{ reference: 'hers', text: 'Anne', amount: '60.00', iban: IBAN }]));

  expect([set.status, set.body]).toMatchObject([200, { paid_by: { household_id: son.household_id } }]);
  expect((await fileOf(son.household_id)).other_payers.pays_for).toMatchObject([{ household_id: mother.household_id }]);
  const proposed = async () => {
    const lines = await undecidedLines(clerk);
    return lines.flatMap(({ proposals, credits }) => [...proposals, ...credits].map((one) => one.household_id));
  };
  expect(await proposed()).toContain(mother.household_id);
  expect((await auditOf(server, mother.household_id)).map(({ action }) => action)).toContain('household.payer_set');

  expect((await clerk.call(otherPayersContract.endPayer, { id })).status).toBe(204);
  expect((await fileOf(mother.household_id)).other_payers.paid_by).toBeNull();
  expect(await proposed()).not.toContain(mother.household_id);
});

it('is refused for an unknown number, for one’s own, and for a household that does not exist', async () => {
  const household = await aHousehold(server);
  const set = (id: number, membership_no: string) =>
    clerk.call(otherPayersContract.setPayer, { id: String(id), membership_no });

  for (const number of ['9999999', household.membership_no]) {
    expect((await set(household.household_id, number)).body).toMatchObject({
      errors: { membership_no: ['invalid_membership_no'] },
    });
  }
  expect((await set(999_999, household.membership_no)).body).toMatchObject({ message: 'HouseholdNotFound' });
});
