import {
  changeRequestReviewContract,
  type OpenChangeRequest,
} from '../../../domain/members/changeRequests/changeRequestReview.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';

import { changeRequestPath } from '../frame/officePaths.ts';

/** Open change requests, the longest waiting first; the values are only on the screen of each (D25). */
export function ChangeRequests() {
  const { t } = useTranslation();
  const requests = useCall(changeRequestReviewContract.listOpenChangeRequests);
  const columns: Column<OpenChangeRequest>[] = [
    {
      key: 'asked',
      header: t('officeCorrections.list.asked'),
      cell: ({ created_at }) => toWireDay(dayOf(created_at)),
    },
    { key: 'person', header: t('officeCorrections.list.person'), cell: ({ name }) => name },
    { key: 'member', header: t('officeCorrections.list.member'), cell: ({ membership_no }) => membership_no },
    { key: 'field', header: t('officeCorrections.list.field'), cell: ({ field }) => t(`members.field.${field}`) },
    {
      key: 'actions',
      header: t('officeCorrections.list.actions'),
      quietHeader: true,
      align: 'end',
      cell: ({ id, name, field }) => (
        <LinkButton look="secondary" to={changeRequestPath(id)}>
          {t('officeCorrections.list.review')}
          <span className="visually-hidden">: {`${name}, ${t(`members.field.${field}`)}`}</span>
        </LinkButton>
      ),
    },
  ];
  return (
    <Screen title={t('officeCorrections.list.title')} lead={t('officeCorrections.list.lead')}>
      {requests.length === 0 ? (
        <EmptyState title={t('officeCorrections.list.emptyTitle')}>{t('officeCorrections.list.empty')}</EmptyState>
      ) : (
        <>
          {requests.length >= MOST_WAITING && <p>{t('officeCorrections.list.most', { count: requests.length })}</p>}
          <DataTable
            caption={t('officeCorrections.list.title')}
            captionHidden
            columns={columns}
            rows={requests}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </Screen>
  );
}
