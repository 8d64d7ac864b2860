import { useTranslation } from '../../platform/words.ts';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Link } from '../../ui/router/Link.tsx';
import type { HouseholdPart } from './officePaths.ts';
import { linkInList } from './searchMemory.ts';
import css from './useWhoColumn.module.css';

type OfHousehold = { household_id: number; membership_no: string; name: string };

/** The link of a line, and, where a person has several lines, a text that distinguishes them. */
type Way<Row> = { to: (row: Row) => string; about?: (row: Row) => string };

/** The shown list, which “next” follows in the household's head, and the part of the household's page where its work is done. */
type ShownList = { rows: readonly OfHousehold[]; part?: HouseholdPart };

/** A table column with the person of a line; the name links to their household, or to the place that `way` gives. */
export function useWhoColumn<Row extends OfHousehold>(way: Way<Row> | ShownList): Column<Row> {
  const { t } = useTranslation();
  return {
    key: 'who',
    header: t('office.person.who'),
    cell: (row) => (
      <Link className={css.who} {...linkOf(way, row)}>
        {row.name} <br />
        <span className={css.number}>{row.membership_no}</span>
        {'to' in way && way.about && <span className="visually-hidden">: {way.about(row)}</span>}
      </Link>
    ),
  };
}

function linkOf<Row extends OfHousehold>(way: Way<Row> | ShownList, row: Row) {
  return 'to' in way ? { to: way.to(row) } : linkInList(way.rows, row.household_id, way.part);
}
