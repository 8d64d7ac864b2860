import type { ApplicationState } from '../../../domain/office/applicationState.ts';
import type { Application } from '../../../domain/office/officeAnswers.ts';
import { formatEuro, fromEuros } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { Badge, type BadgeTone } from '../../ui/content/Badge.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { householdPath } from '../frame/officePaths.ts';
import { SkipNote } from '../frame/SkipNote.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';

/** Strong colours for what the office has to do, quiet ones for what it waits for. */
const tones = {
  sent_back: 'blue',
  documents_not_verified: 'orange',
  unpaid: 'lightblue',
  waiting_over: 'red',
  in_order: 'green',
} as const satisfies Record<ApplicationState, BadgeTone>;

type ApplicationTableProps = { applications: Application[]; state: ApplicationState | undefined };

/** Applications, of one state or of all, with their gaps and undecided documents. */
export function ApplicationTable({ applications, state }: ApplicationTableProps) {
  const { t } = useTranslation();
  const who = useWhoColumn<Application>({
    to: ({ household_id }) => householdPath(household_id, { list: 'applications', state }),
  });
  const none = t('office.applications.none');
  const columns: Column<Application>[] = [
    who,
    {
      key: 'submitted',
      header: t('office.applications.submittedOn'),
      cell: ({ submitted_on }) => submitted_on ?? none,
    },
    {
      key: 'state',
      header: t('office.applications.state'),
      cell: ({ states, skip }) => (
        <Stack gap={1}>
          <States states={states} />
          {skip && <SkipNote skip={skip} />}
        </Stack>
      ),
    },
    {
      key: 'toCheck',
      header: t('office.applications.toCheck'),
      align: 'end',
      cell: ({ undecided_documents }) => undecided_documents.length || none,
    },
    {
      key: 'owed',
      header: t('office.applications.owed'),
      align: 'end',
      cell: ({ open_amount }) => (open_amount > 0 ? formatEuro(fromEuros(open_amount)) : none),
    },
    {
      key: 'waitingUntil',
      header: t('office.applications.waitingUntil'),
      cell: ({ waiting_until }) => waiting_until ?? none,
    },
  ];
  return (
    <DataTable
      caption={t('office.applications.caption')}
      captionHidden
      columns={columns}
      rows={applications}
      rowKey={({ household_id }) => household_id}
    />
  );
}

function States({ states }: { states: ApplicationState[] }) {
  const { t } = useTranslation();
  return (
    <Inline gap={1}>
      {states.map((state) => (
        <Badge key={state} tone={tones[state]}>
          {t(`office.state.${state}`)}
        </Badge>
      ))}
    </Inline>
  );
}
