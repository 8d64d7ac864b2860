import { useQuery } from '@tanstack/react-query';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { feesQuery } from '../../invoicing/invoices.ts';
import { contributionOf } from '../../invoicing/joiningFees.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

type Somebody = { membership_basis?: string; date_of_birth: string | null };

/**
 * Tests for a parent for whom the fee table has no contribution, so that the membership is not valid for them (decision
 * 86). Nobody is one before the table has arrived.
 */
export function useParentsWithoutFee(): (person: Somebody) => boolean {
  const { data: fees } = useQuery(feesQuery);
  return ({ membership_basis, date_of_birth }) => {
    if (!fees || membership_basis !== 'nb') return false;
    const birth = date_of_birth === null ? undefined : parseWireDay(date_of_birth);
    return !birth || contributionOf({ basis: 'nb', birth }, today(), fees) === undefined;
  };
}

/** Says of such a parent that the membership is not valid for them; `title` names them where they are not named above. */
export function ParentWithoutFee({ title }: { title?: string }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={title}>
      <p>{t('invoicing.preview.noFeeParent')}</p>
    </Notice>
  );
}
