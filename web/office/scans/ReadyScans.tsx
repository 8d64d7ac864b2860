import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import type { ReadyScan } from './useScans.ts';

/** So many rows stand on the screen; the others follow when these are done. */
const MOST_ROWS = 50;

type Props = { scans: readonly ReadyScan[]; onLeaveOut: (key: number) => void };

/** The scans that can be attached, to be looked through before. */
export function ReadyScans({ scans, onLeaveOut }: Props) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const columns: Column<ReadyScan>[] = [
    { key: 'file', header: t('officeScans.file'), heads: true, cell: ({ path }) => path },
    { key: 'household', header: t('officeScans.household'), cell: ({ place }) => place.household?.membership_no },
    { key: 'person', header: t('officeScans.person'), cell: personOf },
    { key: 'type', header: t('officeScans.type'), cell: ({ type }) => word('documentType', type) },
    {
      key: 'leaveOut',
      header: t('officeScans.leaveOut'),
      quietHeader: true,
      cell: ({ key, path }) => (
        <Button look="quiet" aria-label={t('officeScans.leaveOutOf', { name: path })} onClick={() => onLeaveOut(key)}>
          {t('officeScans.leaveOut')}
        </Button>
      ),
    },
  ];
  const more = scans.length - MOST_ROWS;
  return (
    <Stack gap={3}>
      <DataTable
        caption={t('officeScans.readyCount', { count: scans.length, number: formatCount(scans.length) })}
        columns={columns}
        rows={scans.slice(0, MOST_ROWS)}
        rowKey={({ key }) => key}
        look="lines"
      />
      {more > 0 && <p>{t('officeScans.more', { count: more, number: formatCount(more) })}</p>}
    </Stack>
  );
}

function personOf({ place, member_id }: ReadyScan): string | undefined {
  return place.household?.people.find(({ id }) => id === member_id)?.name;
}
