import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['dead_addresses'][number];

/** Households whose letters come back, or whose e-mail address does not exist: somebody has to ask them for their address. */
export function DeadAddresses({ households }: { households: Row[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Row>({ rows: households });
  const columns: Column<Row>[] = [
    who,
    { key: 'kind', header: t('officeLetters.deadKind'), cell: ({ kind }) => t(`officeLetters.deadKinds.${kind}`) },
    { key: 'since', header: t('officeLetters.deadSince'), cell: ({ since }) => since },
  ];
  return (
    <WaitingList
      kind="dead_addresses"
      why={t('officeLetters.deadWhy')}
      rows={households}
      rowKey={({ household_id, kind }) => `${household_id} ${kind}`}
      columns={columns}
    />
  );
}
