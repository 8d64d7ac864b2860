import { accountOf, type OfficeActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { countOtherBoard } from '../../staff/board.reads.ts';
import { mayAlone } from './proof.reads.ts';

/** The name that stays on the proof. */
export async function nameOfStaff(db: Reader, actor: OfficeActor): Promise<string | null> {
  const row = await db
    .selectFrom('accounts as a')
    .select(staffNameOf('a').as('name'))
    .where('a.id', '=', accountOf(actor) ?? 0)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Whether nobody else of the board works here, and the first signature is old enough. */
export async function mayAloneSign({ tx, actor, now }: Change<OfficeActor>, asked_at: Date): Promise<boolean> {
  const others = await countOtherBoard(tx, accountOf(actor));
  return mayAlone({ asked_at, others, now });
}
