import { isIPv4 } from 'node:net';
import type { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { deviceNameOf } from '../../domain/accounts/deviceName.ts';
import { LOG_INS_SHOWN } from '../../domain/accounts/logIns.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import { listLogInsOf } from './logIns.reads.ts';
import { insertLogIn } from './logIns.writes.ts';
import { networkOf } from './throttle.actions.ts';

type LogIn = { account_id: number; user_agent: string; address: string };

/** Records a log-in, with just enough to let the owner recognise it. */
export async function recordLogIn({ tx, now }: Change, { account_id, user_agent, address }: LogIn): Promise<void> {
  const network = shortNetworkOf(address);
  await insertLogIn(tx, { account_id, logged_in_at: now, ...deviceNameOf(user_agent), network });
}

/** The latest log-ins of the account. */
export async function listLogIns({
  db,
  actor,
}: Ask<AccountActor>): Promise<Answer<(typeof accountsContract)['listLogIns']>> {
  const logIns = await listLogInsOf(db, actor.account_id, LOG_INS_SHOWN);
  return logIns.map(({ logged_in_at, ...logIn }) => ({ ...logIn, logged_in_at: logged_in_at.toISOString() }));
}

/** The part of a network address that is stored: it identifies a neighbourhood, not a household. */
export function shortNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = network.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : '';
}
