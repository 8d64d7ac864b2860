import { useQuery } from '@tanstack/react-query';
import { formatEuro } from '../../../domain/shared/money.ts';
import { feesQuery } from '../../invoicing/invoices.ts';
import type { Joiner } from '../../invoicing/joiningFees.ts';
import { nextYearOf } from '../../invoicing/nextYear.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';

/** The contribution is per calendar year, and owed again in January: told before anything is paid (D45). */
export function NextYear({ people }: { people: readonly (Joiner | undefined)[] }) {
  const { t } = useTranslation();
  const { data: fees } = useQuery(feesQuery);
  const { year, contribution } = nextYearOf(people, today(), fees ?? []);
  if (contribution === undefined) return <p>{t('application.submit.nextYearAgain', { year })}</p>;
  return <p>{t('application.submit.nextYear', { year, amount: formatEuro(contribution) })}</p>;
}
