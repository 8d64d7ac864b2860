import { formatEuro } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { type ContributionFacts as Facts, useContributionOf } from './useContributionOf.ts';

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
  const { year, amountOf } = useContributionOf(own);
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
}
