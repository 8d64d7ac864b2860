import { sql } from 'kysely';
import { STEP_SECONDS, stepAt } from '../../domain/accounts/secondFactor.ts';
import { codeOf } from '../platform/secrets/oneTimeCodes.ts';
import { TEST_CODE_SECRET, TEST_PASSWORD } from './builders.ts';
import type { TestServer } from './testServer.ts';

/** The code that an app with this secret shows now, or some half minutes later. */
export function codeNow(server: TestServer, secret: string = TEST_CODE_SECRET, later = 0): string {
  return codeOf(secret, stepAt(server.clock.now()) + later, { stepSeconds: STEP_SECONDS });
}

/** An unused code, as if half an hour had passed since the last one. */
export async function nextCode({ server }: { server: TestServer }): Promise<{ code: string }> {
  // in a fixed order, because parallel updates would deadlock
  await sql`update second_factors set last_step = 0 where account_id in (
    select account_id from second_factors where last_step > 0 order by account_id for update)`.execute(
    server.context.db,
  );
  return { code: codeNow(server) };
}

/** The password and an unused code, for an account that is logged in already. */
export async function passwordAndCode(world: { server: TestServer }): Promise<{ password: string; code: string }> {
  return { password: TEST_PASSWORD, ...(await nextCode(world)) };
}

/** A code of the secret that was just offered to every session of the office. */
export async function codeOfOffer({ server }: { server: TestServer }): Promise<{ code: string }> {
  const secret = server.context.vault.seal(TEST_CODE_SECRET);
  await sql`insert into second_factor_offers (session_id, secret, offered_at)
    select s.id, ${secret}, ${server.clock.now()} from sessions s join accounts a on a.id = s.account_id
    where a.role <> 'member' order by s.id
    on conflict (session_id) do update set secret = excluded.secret, offered_at = excluded.offered_at`.execute(
    server.context.db,
  );
  return { code: codeNow(server) };
}
