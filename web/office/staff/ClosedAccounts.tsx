import type { StaffAccount } from '../../../domain/secondPerson/staff.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { cellWithBreaks, withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import type { StaffDialog } from './staffDialog.ts';

type ClosedAccountsProps = { accounts: StaffAccount[]; onOpen: (dialog: StaffDialog) => void };

/** Accounts of people who have left; renders nothing if there are none. */
export function ClosedAccounts({ accounts, onOpen }: ClosedAccountsProps) {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  const columns: Column<StaffAccount>[] = [
    {
      key: 'name',
      header: t('officeStaff.column.name'),
      heads: true,
      cell: ({ name, email, is_named }) => (
        <Stack gap={1}>
          <strong>{withLineBreaks(name)}</strong>
          {email !== null && is_named && <span>{cellWithBreaks(email)}</span>}
        </Stack>
      ),
    },
    { key: 'closed', header: t('officeStaff.column.closedOn'), cell: ({ closed_on }) => closed_on },
    {
      key: 'actions',
      header: t('officeStaff.column.actions'),
      quietHeader: true,
      align: 'end',
      cell: (account) => (
        <Button look="quiet" onClick={() => onOpen({ account, wish: 'staff_reopening' })}>
          {t('officeStaff.reopen.action')}
          <span className="visually-hidden">: {account.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <Card title={t('officeStaff.closed')}>
      <DataTable
        caption={t('officeStaff.closed')}
        captionHidden
        look="lines"
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
