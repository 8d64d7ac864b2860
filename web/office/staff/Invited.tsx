import { type StaffInvitation, staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { cellWithBreaks, withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

type InvitedProps = { invitations: StaffInvitation[]; tellDone: TellDone };

/** Invitations whose link nobody has used yet; renders nothing if there are none. */
export function Invited({ invitations, tellDone }: InvitedProps) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const withdraw = useDecision(staffContract.withdrawInvitation);
  if (invitations.length === 0) return null;

  const takeBack = ({ id, name }: StaffInvitation) =>
    void ask({
      title: t('officeStaff.invited.question', { name }),
      consequence: t('officeStaff.invited.words'),
      yes: t('officeStaff.invited.yes'),
      act: () => withdraw.mutateAsync({ id }),
      told: (say) => say('officeStaff.invited.did'),
    });

  const columns: Column<StaffInvitation>[] = [
    {
      key: 'name',
      header: t('officeStaff.column.name'),
      heads: true,
      cell: ({ name, email }) => (
        <Stack gap={1}>
          <strong>{withLineBreaks(name)}</strong>
          <span>{cellWithBreaks(email)}</span>
        </Stack>
      ),
    },
    { key: 'role', header: t('officeStaff.column.role'), cell: ({ role }) => t(`officeStaff.role.${role}`) },
    { key: 'by', header: t('officeStaff.column.invitedBy'), cell: ({ invited_by }) => invited_by },
    {
      key: 'until',
      header: t('officeStaff.column.until'),
      cell: ({ expires_at }) => dateAndTimeOf(expires_at).date,
    },
    {
      key: 'actions',
      header: t('officeStaff.column.actions'),
      quietHeader: true,
      align: 'end',
      cell: (invitation) => (
        <Button look="quiet" onClick={() => takeBack(invitation)}>
          {t('officeStaff.invited.withdraw')}
          <span className="visually-hidden">: {invitation.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <Card title={t('officeStaff.invited.title')}>
      <DataTable
        caption={t('officeStaff.invited.title')}
        captionHidden
        look="lines"
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
      {question}
    </Card>
  );
}
