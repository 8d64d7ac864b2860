import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Day, yearOf } from '../../../domain/shared/day.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import { feesQuery } from '../../invoicing/invoices.ts';
import { contributionOf, type Joiner } from '../../invoicing/joiningFees.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

export type FeePreviewProps = {
  /** Undefined while birth date or basis is missing. */
  joiner: Joiner | undefined;
  on: Day;
  children?: ReactNode;
};

/** What a person adds to the annual contribution, shown before they are saved, and announced to screen readers. */
export function FeePreview({ joiner, on, children }: FeePreviewProps) {
  const { t } = useTranslation();
  const { data: fees } = useQuery(feesQuery);
  const year = yearOf(on);
  return (
    <div role="status">
      <Notice title={t('invoicing.preview.title')}>
        {joiner && fees ? (
          <>
            <p>{words()}</p>
            {children}
          </>
        ) : (
          <p>{t('invoicing.preview.unknown')}</p>
        )}
      </Notice>
    </div>
  );

  function words(): string {
    const amount = joiner && fees && contributionOf(joiner, on, fees);
    if (amount === undefined)
      return t(joiner?.basis === 'nb' ? 'invoicing.preview.noFeeParent' : 'invoicing.preview.noFee');
    if (amount === 0) return t('invoicing.preview.free', { year, amount: formatEuro(amount) });
    return t('invoicing.preview.adds', { year, amount: formatEuro(amount) });
  }
}
