import { useQuery } from '@tanstack/react-query';
import { feesContract } from '../../../domain/invoicing/fees.contract.ts';
import { feeBases } from '../../../domain/invoicing/fees.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { readDay, yearOf } from '../../../domain/shared/day.ts';
import { type Cents, fromEuros } from '../../../domain/shared/money.ts';
import { contributionOf } from '../../invoicing/joiningFees.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { today } from '../../platform/today.ts';

/** What a contribution depends on; the birth date as it is typed. */
export type ContributionFacts = { date_of_birth: string; basis: string };

/**
 * Computes this year's contribution of a person; undefined while the fees are fetched, and for incomplete facts. `own`: the own amount
 * of the person for this year, in euros; it counts whatever the table says (decision 99).
 */
export function useContributionOf(own?: number) {
  const { data: tables } = useQuery(queryOf(feesContract.getFees));
  const day = today();

  function amountOf({ date_of_birth, basis }: ContributionFacts): Cents | undefined {
    const table = tables?.in_force;
    const birth = readDay(date_of_birth);
    const charged = feeBases.find((each) => each === basis);
    if (!table || !birth || !charged) return undefined;
    const fees = table.fees.map((fee) => ({ ...fee, valid_from: table.valid_from, valid_to: null }));
    const charge = contributionOf({ birth, basis: charged }, day, fees);
    return charge === undefined || own === undefined ? charge : fromEuros(own);
  }

  return { year: yearOf(day), amountOf };
}

/** What the person pays this year whatever the table says. */
export function ownAmountOf({ own_amounts }: HouseholdFile, id: number): number | undefined {
  return own_amounts.find(({ member_id, year }) => member_id === id && year === yearOf(today()))?.amount;
}
