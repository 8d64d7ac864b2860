import type { accountsContract, Device } from '../../../domain/accounts/accounts.contract.ts';
import { refuse } from '../../../domain/accounts/accounts.refusals.ts';
import { deviceNameOf } from '../../../domain/accounts/deviceName.ts';
import { isAlive, isFresh } from '../../../domain/accounts/sessionLife.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { AccountActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import type { Visit } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import { checkOwner } from '../ownership.actions.ts';
import { SESSION_COOKIE } from '../sessionCookie.actions.ts';
import { listSessions } from './devices.reads.ts';
import { deleteOtherSessions, deleteSessionOf } from './devices.writes.ts';

type Calls = typeof accountsContract;

/** The sessions of the account: this device first, then the one used last. */
export async function listDevices({ db, actor, now }: Ask<AccountActor>): Promise<Device[]> {
  const sessions = await listSessions(db, actor.account_id);
  const isStaff = actor.kind === 'office';
  const devices = sessions
    .filter((session) => isAlive({ ...session, isStaff }, now))
    .map((session) => ({
      id: session.id,
      ...deviceNameOf(session.user_agent),
      is_this: session.id === actor.session_id,
      remember: session.remember,
      is_fresh: isFresh(session, now),
      created_at: session.created_at.toISOString(),
      last_seen_at: session.last_seen_at.toISOString(),
    }));
  return [...devices.filter((device) => device.is_this), ...devices.filter((device) => !device.is_this)];
}

/** Ends the account's session on one device. Refuses with `device_not_found`; for another device as `checkOwner`. */
export async function endDevice(
  { context, actor, cookies }: Pick<Visit<Calls['endDevice']>, 'context' | 'actor' | 'cookies'>,
  { id, current_password }: Input<Calls['endDevice']>,
): Promise<void> {
  if (id !== actor.session_id) await checkOwner({ context, actor }, current_password);
  await inChange(context, actor, async ({ tx }) => {
    if (!(await deleteSessionOf(tx, actor.account_id, id))) return refuse('device_not_found');
  });
  if (id === actor.session_id) cookies.clear(SESSION_COOKIE);
}

/** Ends all sessions of the account but this one. Refuses as `checkOwner`. */
export async function endOtherDevices(
  { context, actor }: Pick<Visit<Calls['endOtherDevices']>, 'context' | 'actor'>,
  { current_password }: Input<Calls['endOtherDevices']>,
): Promise<void> {
  await checkOwner({ context, actor }, current_password);
  await inChange(context, actor, ({ tx }) => deleteOtherSessions(tx, actor.account_id, actor.session_id));
}
