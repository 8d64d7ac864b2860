import { IconTrash } from '@tabler/icons-react';
import { isLocked } from '../../../domain/members/memberStatus.ts';
import type { SubMember } from '../../../domain/members/members.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';

export type FamilyTableProps = {
  members: readonly SubMember[];
  /** Only for members with the status new (spec §4); absent if nothing may be changed any more. */
  onDelete?: ((member: SubMember) => unknown) | undefined;
};

/** All family members in the order of entry (spec §2). */
export function FamilyTable({ members, onDelete }: FamilyTableProps) {
  const { t } = useTranslation();
  const columns: Column<SubMember>[] = [
    { key: 'status', header: t('members.table.status'), cell: ({ status }) => <MemberStatusBadge status={status} /> },
    { key: 'first_name', header: t('members.field.first_name'), heads: true, cell: (member) => member.first_name },
    { key: 'last_name', header: t('members.field.last_name'), heads: true, cell: (member) => member.last_name },
    { key: 'date_of_birth', header: t('members.field.date_of_birth'), cell: (member) => member.date_of_birth },
    { key: 'created_at', header: t('members.table.entryDate'), cell: (member) => toWireDay(dayOf(member.created_at)) },
    {
      key: 'actions',
      header: t('members.table.actions'),
      quietHeader: true,
      cell: (member) => <RowActions member={member} onDelete={onDelete} />,
    },
  ];
  const inOrder = [...members].sort((one, other) => compare(one.created_at, other.created_at) || one.id - other.id);
  return (
    <DataTable
      caption={t('members.table.caption')}
      captionHidden
      columns={columns}
      rows={inOrder}
      rowKey={({ id }) => id}
    />
  );
}

function RowActions({ member, onDelete }: { member: SubMember; onDelete: FamilyTableProps['onDelete'] }) {
  const { t } = useTranslation();
  const name = <span className="visually-hidden">: {fullName(member)}</span>;
  const mayEdit = onDelete && !isLocked(member.status);
  return (
    <Inline gap={2}>
      <LinkButton to={`/sub-member/${member.id}`} look="secondary">
        {mayEdit ? t('shared.action.edit') : t('members.table.show')}
        {name}
      </LinkButton>
      {mayEdit && (
        <Button look="quiet" onClick={() => onDelete(member)}>
          <IconTrash aria-hidden="true" />
          {t('shared.action.delete')}
          {name}
        </Button>
      )}
    </Inline>
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
