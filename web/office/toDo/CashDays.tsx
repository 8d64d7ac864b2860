import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { cashPath } from '../frame/officePaths.ts';
import { WaitingList } from './WaitingList.tsx';

/** Days of the cash box that nobody has counted, or no second person (decision 91). */
export function CashDays({ days }: { days: ToDo['cash_days'] }) {
  const { t } = useTranslation();
  return (
    <WaitingList
      kind="cash_days"
      why={t('officeCash.toDo.why')}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          header: t('officeCash.book.day'),
          cell: ({ day }) => (
            <LinkButton look="secondary" to={cashPath(day)}>
              {day}
            </LinkButton>
          ),
        },
        {
          key: 'needs',
          header: t('officeCash.toDo.needs'),
          cell: ({ needs }) => t(`officeCash.toDo.needsOf.${needs}`),
        },
      ]}
    />
  );
}
