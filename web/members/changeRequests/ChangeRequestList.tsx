import type { ChangeRequestState } from '../../../domain/members/changeRequests/changeRequest.ts';
import type { ChangeRequest } from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge, type BadgeTone } from '../../ui/content/Badge.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useValueWords } from '../useValueWords.ts';

export type ChangeRequestListProps = {
  requests: ChangeRequest[];
  /** Absent if nothing may be changed any more. */
  onWithdraw: ((request: ChangeRequest) => unknown) | undefined;
};

const tones = {
  open: 'orange',
  granted: 'green',
  refused: 'red',
  withdrawn: 'grey',
} as const satisfies Record<ChangeRequestState, BadgeTone>;

/** The change requests about a person, and their results. */
export function ChangeRequestList({ requests, onWithdraw }: ChangeRequestListProps) {
  const { t } = useTranslation();
  const words = useValueWords();
  const columns: Column<ChangeRequest>[] = [
    { key: 'field', header: t('members.correct.about'), cell: ({ field }) => t(`members.field.${field}`) },
    { key: 'was', header: t('members.correct.was'), cell: ({ field, was }) => words(field, was) },
    { key: 'wanted', header: t('members.correct.wanted'), cell: ({ field, wanted }) => words(field, wanted) },
    {
      key: 'created_at',
      header: t('members.correct.askedOn'),
      cell: ({ created_at }) => toWireDay(dayOf(created_at)),
    },
    { key: 'state', header: t('members.correct.state'), cell: (request) => <State request={request} /> },
    {
      key: 'actions',
      header: t('members.correct.actions'),
      quietHeader: true,
      cell: (request) =>
        onWithdraw &&
        request.state === 'open' && (
          <Button look="quiet" onClick={() => onWithdraw(request)}>
            {t('members.correct.withdraw')}
            <span className="visually-hidden">: {t(`members.field.${request.field}`)}</span>
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('members.correct.listTitle')}
      columns={columns}
      rows={requests}
      rowKey={(request) => request.id}
    />
  );
}

function State({ request: { state, answer } }: { request: ChangeRequest }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      <div>
        <Badge tone={tones[state]}>{t(`members.correct.is.${state}`)}</Badge>
      </div>
      {answer && <div>{t('members.correct.reason', { reason: answer })}</div>}
    </Stack>
  );
}
