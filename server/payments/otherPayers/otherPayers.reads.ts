import type { OtherPayers } from '../../../domain/payments/otherPayers.contract.ts';
import { findOwners } from '../../members/owners.reads.ts';
import type { Reader } from '../../platform/db.ts';
import './otherPayers.tables.ts';

/** Who pays for a household, and for whom it pays. */
export async function readOtherPayers(db: Reader, householdId: number): Promise<OtherPayers> {
  const rows = await db
    .selectFrom('household_payers')
    .select(['household_id', 'payer_id'])
    .where(({ eb, or }) => or([eb('household_id', '=', householdId), eb('payer_id', '=', householdId)]))
    .orderBy('household_id')
    .execute();
  const owners = await findOwners(
    db,
    rows.flatMap(({ household_id, payer_id }) => [household_id, payer_id]),
  );
  const payer = rows.find(({ household_id }) => household_id === householdId)?.payer_id;
  const others = rows.filter(({ payer_id }) => payer_id === householdId);
  return {
    paid_by: (payer !== undefined && owners.get(payer)) || null,
    pays_for: others.flatMap(({ household_id }) => owners.get(household_id) ?? []),
  };
}
