import type { AgreedDocument, WayAgreed } from '../../domain/households/agreement.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import { insertAgreements, moveAgreements } from './agreements.writes.ts';

type Agreed = {
  household_id: number;
  member_id: number;
  agreed_on: Day;
  way: WayAgreed;
  versions: readonly { document: AgreedDocument; version: string }[];
};

/** Notes to which version of which texts somebody agreed. */
export async function noteAgreements(change: Change, { versions, ...agreed }: Agreed): Promise<void> {
  await insertAgreements(
    change.tx,
    versions.map(({ document, version }) => ({ ...agreed, document, version })),
  );
}

/** To what an applicant agreed, the main member of another household has agreed: it is the same person. */
export async function passAgreements(
  change: Change,
  householdId: number,
  to: { household_id: number; member_id: number },
): Promise<void> {
  await moveAgreements(change.tx, householdId, to);
}
