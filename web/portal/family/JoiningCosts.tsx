import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNewborn, WAITING_DAYS } from '../../../domain/membership/waitingPeriod.ts';
import { type Day, isAfter, readDay, yearOf } from '../../../domain/shared/day.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import { feesQuery } from '../../invoicing/invoices.ts';
import { contributionOf, type Joiner } from '../../invoicing/joiningFees.ts';
import { useHome } from '../../me/home.ts';
import { chargedBasis, type FamilyMemberValues, isChildTooOld } from '../../members/memberForms.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

export type JoiningCostsProps = {
  values: FamilyMemberValues;
  /** The day on which the person was entered; with the day of confirmation it decides who is a newborn (D22). */
  addedOn: Day;
};

/**
 * What a person adds to this year's contribution and, if the household is a member already, how long they wait (D22).
 */
export function JoiningCosts({ values, addedOn }: JoiningCostsProps) {
  const { t } = useTranslation();
  const { isExisting } = useHome();
  const now = today();
  const birth = readDay(values.date_of_birth);
  const basis = chargedBasis(values);
  // a child that is too old cannot join and adds nothing; the field shows why once the form is sent
  if (isChildTooOld(values, now)) return null;
  const joiner = birth && !isAfter(birth, now) && basis ? { birth, basis } : undefined;
  return (
    <FeePreview joiner={joiner} on={now}>
      {isExisting && joiner && (
        <p>
          {isNewborn(joiner, { addedOn, beganOn: now })
            ? t('application.joining.newborn')
            : t('application.joining.waiting', { days: WAITING_DAYS })}
        </p>
      )}
    </FeePreview>
  );
}

type FeePreviewProps = {
  /** Undefined while birth date or basis is missing. */
  joiner: Joiner | undefined;
  on: Day;
  children?: ReactNode;
};

/** What a person adds to the annual contribution, shown before they are saved, and announced to screen readers. */
function FeePreview({ joiner, on, children }: FeePreviewProps) {
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
