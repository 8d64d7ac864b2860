import { useTranslation } from '../platform/words.ts';
import type { Column } from '../ui/DataTable.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { householdPath } from './officePaths.ts';

type OfHousehold = { household_id: number; membership_no: string; name: string };

/** Whom a line is about, and the way to their household. */
export function usePersonColumns<Row extends OfHousehold>(): { who: Column<Row>[]; open: Column<Row> } {
  const { t } = useTranslation();
  const who: Column<Row>[] = [
    { key: 'name', header: t('office.person.name'), cell: ({ name }) => <strong>{name}</strong> },
    { key: 'membership_no', header: t('office.person.membershipNo'), cell: ({ membership_no }) => membership_no },
  ];
  const open: Column<Row> = {
    key: 'open',
    header: t('office.person.open'),
    quietHeader: true,
    cell: ({ household_id, name }) => (
      <LinkButton to={householdPath(household_id)} look="secondary">
        {t('office.person.open')}
        <span className="visually-hidden">: {name}</span>
      </LinkButton>
    ),
  };
  return { who, open };
}
