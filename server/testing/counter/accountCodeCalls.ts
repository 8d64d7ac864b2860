import { accountsContract } from '../../../domain/accounts/accounts.contract.ts';
import { accountCodeContract } from '../../../domain/application/accountCodes.contract.ts';
import { accountCodesContract } from '../../../domain/counter/accountCodes.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { TEST_PASSWORD } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { freshEmail } from '../emailBuilders.ts';
import { newestLink } from '../registrations.ts';
import type { TestServer } from '../testServer.ts';
import { BIRTH_DAY } from './accountCodeBuilders.ts';

export type Typed = { code: string; date_of_birth?: string; email?: string };
type Wish = { household_id: number; conversation: number };
type Held = Answer<typeof accountCodesContract.getAccountCode>;

/** What tests about codes do, with the server and the clerk that they have at that moment. */
export function accountCodeCalls(now: () => { server: TestServer; clerk: TestClient }) {
  let addresses = 0;

  /** From an address of its own, so that tests do not share the limit. */
  function aVisitor(): TestClient {
    addresses += 1;
    return now().server.client(`198.51.${Math.floor(addresses / 250)}.${addresses % 250}`);
  }

  return {
    aVisitor,
    give: (by: TestClient, { household_id, conversation }: Wish, way: string, email?: string) =>
      by.send('POST', `/api/v1/office/households/${household_id}/account-code`, { conversation, way, email }),
    stateOf: async ({ household_id }: { household_id: number }): Promise<string | undefined> => {
      const { getAccountCode } = accountCodesContract;
      const said: Held = (await now().clerk.call(getAccountCode, { id: String(household_id) })).body;
      return said.code?.state;
    },
    register: ({ code, date_of_birth = BIRTH_DAY, email = freshEmail() }: Typed, client = aVisitor()) =>
      client.call(accountCodeContract.registerWithCode, {
        ...{ code, date_of_birth, email },
        ...{ password: TEST_PASSWORD, language: 'tr' },
      }),
    confirm: async (email: string) => {
      const { server } = now();
      await server.runJobs();
      return server.client().call(accountsContract.confirmRegistration, { token: newestLink(server, email) });
    },
  };
}
