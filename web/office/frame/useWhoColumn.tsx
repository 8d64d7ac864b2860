import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { householdPath } from './officePaths.ts';
import css from './useWhoColumn.module.css';

type OfHousehold = { household_id: number; membership_no: string; name: string };

/** The link of a line, and, where a person has several lines, a text that distinguishes them. */
type Way<Row> = { to: (row: Row) => string; about?: (row: Row) => string };

/** A table column with the person of a line; the name links to their household, or to the place that `way` gives. */
export function useWhoColumn<Row extends OfHousehold>(way?: Way<Row>): Column<Row> {
  const { t } = useTranslation();
  return {
    key: 'who',
    header: t('office.person.who'),
    cell: (row) => (
      <Link className={css.who} to={way ? way.to(row) : householdPath(row.household_id)}>
        {row.name} <br />
        <span className={css.number}>{row.membership_no}</span>
        {way?.about && <span className="visually-hidden">: {way.about(row)}</span>}
      </Link>
    ),
  };
}
