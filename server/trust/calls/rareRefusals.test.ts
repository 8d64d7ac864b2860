import { beforeAll, expect, it } from 'vitest';
import { draftsContract } from '../../../domain/application/drafts.contract.ts';
import { householdsContract } from '../../../domain/households/households.contract.ts';
import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { aLoggedInClient } from '../../testing/builders.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { address } from '../../testing/payloads.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  ({ client: clerk } = await aClerk(server));
});

type Family = Awaited<ReturnType<typeof aLoggedInClient>>;

const ending = { inactive_reason_id: 4, inactive_from: '11.01.2027' };
const ofHousehold = ({ household }: Family) => ({ id: String(household.household_id) });
const ofMain = ({ household }: Family) => ({ id: String(household.main_member_id) });

/** Refusals in contracts that no other test gets over HTTP. */
it.each<[string, 'new' | 'active' | 'inactive', (family: Family) => Promise<TestAnswer>]>([
  [
    'create_or_set_address_to_main_address',
    'new',
    (family) =>
      family.client.call(householdsContract.addAddress, {
        ...address,
        ...ofMain(family),
        type: 'domestic',
        is_main_address: false,
      }),
  ],
  [
    'email_domain_not_allowed',
    'active',
    (family) => family.client.call(membersContract.changeMember, { ...ofMain(family), email: 'a@mailinator.example' }),
  ],
  ['no_matching_fee', 'active', ({ client }) => client.call(invoicingContract.preCalculate)],
  ['form_not_found', 'new', ({ client }) => client.call(draftsContract.discardDraft, { form: 'nothing' })],
  [
    'status_step_not_possible',
    'inactive',
    (family) => clerk.call(decisionsContract.deactivate, { ...ofHousehold(family), ...ending }),
  ],
  [
    'main_member_ends_with_household',
    'active',
    (family) => {
      const member_id = family.household.main_member_id;
      return clerk.call(decisionsContract.deactivate, {
        ...ofHousehold(family),
        ...ending,
        inactive_reason_id: 1,
        member_id,
      });
    },
  ],
  [
    'MemberNotFound',
    'active',
    (family) => clerk.call(decisionsContract.reactivate, { ...ofHousehold(family), member_id: 999_999 }),
  ],
  [
    'household_inactive',
    'inactive',
    async (family) => {
      const member_id = await aMember(server, family.household, { status: 'inactive' });
      return clerk.call(decisionsContract.reactivate, { ...ofHousehold(family), member_id });
    },
  ],
  [
    'status_of_invoice_not_supported_for_assignment',
    'active',
    async ({ household }) => {
      const { id } = await anInvoice(server, household, { status: 'void' });
      const sent = { id: String(id), amount: 60, value_date: '11.01.2027' };
      return clerk.call(paymentsContract.bookPayment, sent);
    },
  ],
])('%s is answered to a household that is %s', async (key, status, asked) => {
  const { body } = await asked(await aLoggedInClient(server, { status }));

  expect(body).toMatchObject({ message: key });
});
