import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { cellWithBreaks } from '../../ui/content/lineBreaks.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { BOARD_SETTINGS, CIRCULARS, STAFF } from '../frame/officePaths.ts';
import { linkInList } from '../frame/searchMemory.ts';
import { useApprovalWords } from '../frame/useApprovalWords.ts';
import { WaitingList } from './WaitingList.tsx';

type Row = ToDo['approvals'][number];

/** Where something is decided that concerns no household. */
function pageOf(kind: Row['kind']) {
  if (kind === 'news') return { to: CIRCULARS, title: 'officeCirculars.menu' } as const;
  if (kind === 'settings') return { to: BOARD_SETTINGS, title: 'officeSettings.title' } as const;
  return { to: STAFF, title: 'officeStaff.title' } as const;
}

/** Actions that wait for a second staff member (decision 40); they are decided on the screen of the household or of the rules. */
export function ApprovalsWaiting({ approvals }: { approvals: Row[] }) {
  const { t } = useTranslation();
  const { whoOf, stateOf } = useApprovalWords();
  const columns: Column<Row>[] = [
    {
      key: 'who',
      header: t('office.person.who'),
      cell: ({ household_id, kind, name, membership_no }) =>
        household_id === null ? (
          <Stack>
            <Link to={pageOf(kind).to}>{t(pageOf(kind).title)}</Link>
          </Stack>
        ) : (
          <Link {...linkInList(approvals, household_id)}>
            {name} <br />
            {membership_no}
          </Link>
        ),
    },
    {
      key: 'what',
      header: t('officeApprovals.what'),
      cell: (row) => (
        <Stack gap={1}>
          <span>{t(`officeApprovals.kind.${row.kind}`)}</span>
          {row.reason && <span>{row.reason}</span>}
        </Stack>
      ),
    },
    {
      key: 'asked',
      header: t('officeApprovals.asked'),
      cell: (row) => (
        <Stack gap={1}>
          <span>{cellWithBreaks(whoOf(row))}</span>
          <span>{toWireDay(dayOf(row.asked_at))}</span>
        </Stack>
      ),
    },
    { key: 'state', header: t('officeApprovals.state'), cell: stateOf },
  ];
  return (
    <WaitingList
      kind="approvals"
      why={t('officeApprovals.why')}
      rows={approvals}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}
