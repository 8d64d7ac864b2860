import type { HeldConversation } from '../../../domain/counter/conversation.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';

/** What the household asked the office for, the latest first: when, how, what was done, by whom and why (decision 94). */
export function ConversationsCard({ conversations }: { conversations: readonly HeldConversation[] }) {
  const { t } = useTranslation();
  const columns: Column<HeldConversation>[] = [
    {
      key: 'at',
      header: t('officeCounter.history.at'),
      cell: ({ at }) => {
        const { date, time } = dateAndTimeOf(at);
        return `${date}, ${time}`;
      },
    },
    { key: 'asked', header: t('officeCounter.history.asked'), cell: ({ asked }) => t(`officeCounter.asked.${asked}`) },
    {
      key: 'did',
      header: t('officeCounter.history.did'),
      cell: ({ did }) =>
        did.map((kind) => t(`officeCounter.did.${kind}`)).join(', ') || t('officeCounter.history.nothing'),
    },
    {
      key: 'by',
      header: t('officeCounter.history.by'),
      cell: ({ by }) => by ?? t('officeHousehold.history.system'),
    },
    { key: 'why', header: t('officeCounter.history.why'), cell: ({ reason }) => reason ?? '–' },
  ];
  return (
    <Card title={t('officeCounter.history.title')}>
      {conversations.length === 0 ? (
        <p>{t('officeCounter.history.none')}</p>
      ) : (
        <DataTable
          caption={t('officeCounter.history.title')}
          captionHidden
          look="lines"
          columns={columns}
          rows={[...conversations]}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
