import { day } from '../../../domain/shared/day.ts';
import { deactivate } from '../../membership/ending/deactivation.actions.ts';
import { sendBack } from '../../membership/joining/sendBack.actions.ts';
import type { SystemActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import { aHousehold } from '../builders.ts';
import type { TestServer } from '../testServer.ts';
import { aKnownHousehold } from './mergingBuilders.ts';

/** A member household whose end is entered for 31 December 2027; answers its id. */
export async function aResignedHousehold(server: TestServer): Promise<number> {
  const { household_id } = await aHousehold(server, { status: 'active', active_from: day('2026-08-01') });
  const ending = { id: household_id, inactive_reason_id: 4, inactive_from: day('2027-12-31') };
  await server.change((change) => deactivate(change as Change<SystemActor>, ending));
  return household_id;
}

/** A household whose application was sent back with this reason; answers its id. */
export async function aSentBackHousehold(server: TestServer, reason: string): Promise<number> {
  const { household_id } = await aHousehold(server, { status: 'waiting' });
  await server.change((change) => sendBack(change as Change<SystemActor>, { id: household_id, reason }));
  return household_id;
}

/** A household that is there twice; returns the id of the one that stays. */
export async function aHouseholdTwice(server: TestServer): Promise<number> {
  const stays = await aKnownHousehold(server);
  const closes = await aKnownHousehold(server);
  const old_number = `twice ${stays.household_id}`;
  const households = server.context.db.updateTable('households').set({ old_number });
  await households.where('id', '=', closes.household_id).execute();
  return stays.household_id;
}
