import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { useReasonWords } from '../frame/useReasonWords.ts';
import { groupStatusChanges, type StatusChangeGroup } from './groupStatusChanges.ts';
import { personsOf } from './householdPersons.ts';

/** The status history, the latest first: when, whose, by whom and why (D23). */
export function HistoryCard({ file }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const reasonWords = useReasonWords();
  const personWords = (memberId: number | null) => {
    const person = personsOf(file).find(({ id }) => id === memberId);
    return person ? fullName(person) : t('officeHousehold.history.household');
  };
  const columns: Column<StatusChangeGroup>[] = [
    {
      key: 'date',
      header: t('officeHousehold.history.date'),
      cell: ({ changed_at }) => toWireDay(dayOf(changed_at)),
    },
    {
      key: 'person',
      header: t('officeHousehold.history.person'),
      cell: ({ memberIds }) => memberIds.map(personWords).join(', '),
    },
    {
      key: 'change',
      header: t('officeHousehold.history.change'),
      cell: ({ from_status, to_status, ...change }) => {
        const step = t('officeHousehold.history.step', {
          from: word('memberStatus', from_status),
          to: word('memberStatus', to_status),
        });
        const from = isSameDay(change) ? '' : t('officeHousehold.history.from', { date: change.effective_on });
        return [step, from].filter(Boolean).join(', ');
      },
    },
    {
      key: 'who',
      header: t('officeHousehold.history.who'),
      cell: ({ actor }) => actor ?? t('officeHousehold.history.system'),
    },
    {
      key: 'why',
      header: t('officeHousehold.history.why'),
      cell: ({ inactive_reason_id, reason }) =>
        [inactive_reason_id && reasonWords(inactive_reason_id), reason].filter(Boolean).join(': ') || '–',
    },
  ];
  return (
    <Card title={t('officeHousehold.history.title')}>
      {file.status_history.length === 0 && <p>{t('officeHousehold.history.none')}</p>}
      {file.status_history.length > 0 && (
        <DataTable
          caption={t('officeHousehold.history.title')}
          captionHidden
          look="lines"
          columns={columns}
          rows={groupStatusChanges(file.status_history)}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

function isSameDay({ changed_at, effective_on }: Pick<StatusChangeGroup, 'changed_at' | 'effective_on'>): boolean {
  return toWireDay(dayOf(changed_at)) === effective_on;
}
