import { useQuery } from '@tanstack/react-query';
import { feesContract } from '../../../domain/invoicing/fees.contract.ts';
import { feeBases } from '../../../domain/invoicing/fees.ts';
import { readDay, yearOf } from '../../../domain/shared/day.ts';
import { type Cents, formatEuro, fromEuros } from '../../../domain/shared/money.ts';
import { contributionOf } from '../../invoicing/joiningFees.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

type Facts = { date_of_birth: string; basis: string };

type ContributionChangeProps = {
  /** Undefined for a new person. */
  was?: Facts;
  now: Facts;
  /** The own amount of the person for this year, in euros: it counts whatever the table says (decision 99). */
  own?: number | undefined;
};

/** What a person's contribution is and will be if facts change that it depends on. */
export function ContributionChange({ was, now, own }: ContributionChangeProps) {
  const { t } = useTranslation();
  const { data: tables } = useQuery(queryOf(feesContract.getFees));
  const day = today();
  const year = yearOf(day);
  if (was && was.date_of_birth === now.date_of_birth && was.basis === now.basis) return null;
  const amounts = { was: was && amountOf(was), now: amountOf(now) };
  return (
    <div role="status">
      {amounts.now !== undefined && (
        <Notice title={t('officeCounter.contribution.title')}>
          {amounts.was === amounts.now ? (
            <p>{t('officeCounter.contribution.same', { year, amount: formatEuro(amounts.now) })}</p>
          ) : (
            <>
              {amounts.was !== undefined && (
                <p>{t('officeCounter.contribution.was', { year, amount: formatEuro(amounts.was) })}</p>
              )}
              <p>{t('officeCounter.contribution.now', { year, amount: formatEuro(amounts.now) })}</p>
              {was && <p>{t('officeCounter.contribution.invoices')}</p>}
            </>
          )}
        </Notice>
      )}
    </div>
  );

  function amountOf({ date_of_birth, basis }: Facts): Cents | undefined {
    const table = tables?.in_force;
    const birth = readDay(date_of_birth);
    const charged = feeBases.find((each) => each === basis);
    if (!table || !birth || !charged) return undefined;
    const fees = table.fees.map((fee) => ({ ...fee, valid_from: table.valid_from, valid_to: null }));
    const charge = contributionOf({ birth, basis: charged }, day, fees);
    return charge === undefined || own === undefined ? charge : fromEuros(own);
  }
}
