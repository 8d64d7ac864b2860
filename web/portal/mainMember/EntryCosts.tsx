import { useQuery } from '@tanstack/react-query';
import type { Fee } from '../../../domain/invoicing/invoicing.contract.ts';
import { type Day, isAfter, readDay, yearOf } from '../../../domain/shared/day.ts';
import { type Cents, formatEuro } from '../../../domain/shared/money.ts';
import { feesQuery } from '../../invoicing/invoices.ts';
import { contributionOf, registrationFeeOf } from '../../invoicing/joiningFees.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { NextYear } from '../frame/NextYear.tsx';

/** What the main member will pay as of today, shown as soon as the age is known (D35). */
export function EntryCosts({ dateOfBirth }: { dateOfBirth: string }) {
  const { t } = useTranslation();
  const { data: fees } = useQuery(feesQuery);
  const now = today();
  const birth = readDay(dateOfBirth);
  const costs = fees && birth && !isAfter(birth, now) ? costsOf(birth, now, fees) : undefined;
  return (
    <div role="status">
      {costs && birth && (
        <Notice title={t('application.entry.title')}>
          <p>{t('application.entry.fee', { amount: formatEuro(costs.fee) })}</p>
          <p>{t('application.entry.contribution', { year: yearOf(now), amount: formatEuro(costs.contribution) })}</p>
          <NextYear people={[{ birth, basis: 'main' }]} />
          <p>{t('application.entry.family')}</p>
        </Notice>
      )}
    </div>
  );
}

function costsOf(birth: Day, on: Day, fees: readonly Fee[]): { fee: Cents; contribution: Cents } | undefined {
  const fee = registrationFeeOf(birth, on, fees);
  const contribution = contributionOf({ birth, basis: 'main' }, on, fees);
  return fee === undefined || contribution === undefined ? undefined : { fee, contribution };
}
