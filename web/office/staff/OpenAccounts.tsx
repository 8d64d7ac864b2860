import { type StaffAccount, staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { cellWithBreaks, withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';
import type { StaffDialog } from './staffDialog.ts';

type OpenAccountsProps = {
  accounts: StaffAccount[];
  mayChange: boolean;
  onOpen: (dialog: StaffDialog) => void;
  tellDone: TellDone;
};

/** Everybody who works in the office, and for the board what can be changed. */
export function OpenAccounts({ accounts, mayChange, onOpen, tellDone }: OpenAccountsProps) {
  const { t } = useTranslation();
  const { end, close, question } = useEndings(tellDone);
  const columns: Column<StaffAccount>[] = [
    { key: 'name', header: t('officeStaff.column.name'), heads: true, cell: (account) => <Who account={account} /> },
    { key: 'role', header: t('officeStaff.column.role'), cell: ({ role }) => t(`officeStaff.role.${role}`) },
  ];
  if (mayChange) {
    columns.push(
      {
        key: 'factor',
        header: t('officeStaff.column.secondFactor'),
        cell: ({ has_second_factor }) => t(has_second_factor ? 'officeStaff.yes' : 'officeStaff.no'),
      },
      {
        key: 'seen',
        header: t('officeStaff.column.lastSeen'),
        cell: ({ last_seen_on }) => last_seen_on ?? t('officeStaff.never'),
      },
      {
        key: 'actions',
        header: t('officeStaff.column.actions'),
        quietHeader: true,
        cell: (account) => <Actions account={account} onOpen={onOpen} onEnd={end} onClose={close} />,
      },
    );
  }
  return (
    <Card title={t('officeStaff.open')}>
      <DataTable
        caption={t('officeStaff.open')}
        captionHidden
        look="lines"
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
      />
      {question}
    </Card>
  );
}

function Who({ account: { name, email, is_named, is_own } }: { account: StaffAccount }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1}>
      <strong>{withLineBreaks(name)}</strong>
      {email !== null && is_named && <span>{cellWithBreaks(email)}</span>}
      {is_own && <span>{t('officeStaff.you')}</span>}
    </Stack>
  );
}

type ActionsProps = {
  account: StaffAccount;
  onOpen: (dialog: StaffDialog) => void;
  onEnd: (account: StaffAccount) => void;
  onClose: (account: StaffAccount) => void;
};

function Actions({ account, onOpen, onEnd, onClose }: ActionsProps) {
  const { t } = useTranslation();
  const { name, is_own, has_second_factor, is_last_of_board } = account;
  const about = <span className="visually-hidden">: {name}</span>;
  return (
    <Stack gap={1}>
      <Inline>
        <Button look="quiet" onClick={() => onOpen({ account, wish: 'name' })}>
          {t('officeStaff.rename.action')}
          {about}
        </Button>
        {!is_last_of_board && (
          <Button look="quiet" onClick={() => onOpen({ account, wish: 'staff_role' })}>
            {t('officeStaff.change.action')}
            {about}
          </Button>
        )}
        {!is_own && has_second_factor && (
          <Button look="quiet" onClick={() => onOpen({ account, wish: 'staff_reset' })}>
            {t('officeStaff.reset.action')}
            {about}
          </Button>
        )}
        {!is_own && (
          <Button look="quiet" onClick={() => onEnd(account)}>
            {t('officeStaff.end.action')}
            {about}
          </Button>
        )}
        {!is_last_of_board && (
          <Button look="quiet" onClick={() => onClose(account)}>
            {t('officeStaff.close.action')}
            {about}
          </Button>
        )}
      </Inline>
      {is_last_of_board && <span>{t('officeStaff.lastOfBoard')}</span>}
    </Stack>
  );
}

/** What one member of the board does at once, after a question. Render `question` somewhere. */
function useEndings(tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const endSessions = useDecision(staffContract.endStaffSessions);
  const closeStaff = useDecision(staffContract.closeStaff);

  const end = ({ id, name }: StaffAccount) =>
    void ask({
      title: t('officeStaff.end.title', { name }),
      consequence: t('officeStaff.end.words'),
      yes: t('officeStaff.end.yes'),
      act: () => endSessions.mutateAsync({ id }),
      told: (say) => say('officeStaff.end.did'),
    });

  const close = ({ id, name }: StaffAccount) =>
    void ask({
      title: t('officeStaff.close.title', { name }),
      consequence: [t('officeStaff.close.words'), t('officeStaff.close.withdrawn'), t('officeStaff.close.stays')],
      yes: t('officeStaff.close.yes'),
      act: () => closeStaff.mutateAsync({ id }),
      told: (say) => say('officeStaff.close.did'),
    });

  return { end, close, question };
}
