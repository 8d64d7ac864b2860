import { inactiveReasonsFor, isDeath } from '../../../domain/reference/inactiveReasons.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { lockMembers } from '../../members/members.reads.ts';
import { endEverybody, endMember, handleStatusChange } from '../../membership/ending/endings.actions.ts';
import { setEndsAside } from '../../membership/ending/endingsToCome.actions.ts';
import type { TestServer } from '../testServer.ts';

type Ending = { household_id: number; from: Day; member_id?: number; next_id?: number };

/** Ends a household, or one person, as a case of a death does, without its messages and without money that rests. */
export async function endByDeath(
  server: TestServer,
  { household_id, from, member_id, next_id }: Ending,
): Promise<void> {
  await server.change(async (change) => {
    const household = await lockHousehold(change.tx, household_id);
    if (!household) throw new Error('no household');
    const members = await lockMembers(change.tx, household_id);
    await setEndsAside(change, household_id, member_id ?? null);
    if (!member_id) {
      await endEverybody(change, { household, members }, { from, reasonId: deathOf('household') });
      return;
    }
    const [member, next] = [member_id, next_id].map((id) => members.find((one) => one.id === id));
    if (!member) throw new Error('no member');
    await endMember(change, member, { from, reasonId: deathOf('member'), next });
    await handleStatusChange(change, household);
  });
}

function deathOf(scope: 'member' | 'household'): number {
  return inactiveReasonsFor(scope).find(({ id }) => isDeath(id))?.id ?? 0;
}
