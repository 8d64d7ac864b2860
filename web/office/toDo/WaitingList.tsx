import { createContext, useContext } from 'react';
import { type Day, daysBetween } from '../../../domain/shared/day.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { toDoPath } from '../frame/officePaths.ts';
import { kindsOfToDo, type ToDoKind } from './toDoKinds.ts';

/** Of each kind, below the lines of all kinds. */
const SHOWN_AT_ONCE = 3;

/** Whether one kind is shown alone, with all its rows. */
export const ShownAlone = createContext(false);

type WaitingListProps<Row> = {
  kind: ToDoKind;
  /** Why it is on the list, in one sentence. */
  why: string;
  rows: Row[];
  rowKey: (row: Row) => number | string;
  columns: Column<Row>[];
  /** Whether there may be more than are shown; by default, once the list is as long as most lists get. */
  isCut?: boolean;
  /** Where this kind is worked through from one to the next. */
  oneByOne?: string | undefined;
};

/** The first rows of one kind of task, with the way to all of them; on the kind's own screen all. Renders nothing if there are none. */
export function WaitingList<Row>({
  kind,
  why,
  rows,
  rowKey,
  columns,
  isCut = rows.length >= MOST_WAITING,
  oneByOne,
}: WaitingListProps<Row>) {
  const { t } = useTranslation();
  const isAlone = useContext(ShownAlone);
  if (rows.length === 0) return null;
  const title = t(kindsOfToDo[kind].title);
  const count = isCut ? t('office.toDo.first', { most: rows.length }) : rows.length;
  const table = (shown: Row[]) => (
    <DataTable caption={title} captionHidden columns={columns} rows={shown} rowKey={rowKey} />
  );
  const begin = oneByOne && (
    <div>
      <LinkButton look="secondary" to={oneByOne}>
        {t('officeCheck.oneByOne')}
        <span className="visually-hidden">: {title}</span>
      </LinkButton>
    </div>
  );
  if (isAlone) {
    return (
      <Stack gap={3}>
        <p>{why}</p>
        {begin}
        {isCut && <p>{t('officeToDo.onlyFirst', { number: rows.length })}</p>}
        {table(rows)}
      </Stack>
    );
  }
  return (
    <Section title={`${title} (${count})`} intro={<p>{why}</p>}>
      <Stack gap={3}>
        {begin}
        {table(rows.slice(0, SHOWN_AT_ONCE))}
        {rows.length > SHOWN_AT_ONCE && (
          <p>
            <Link to={toDoPath(kind)}>
              {t(isCut ? 'officeToDo.allFirst' : 'officeToDo.all', { number: rows.length })}
              <span className="visually-hidden">: {title}</span>
            </Link>
          </p>
        )}
      </Stack>
    </Section>
  );
}

/** How long something has waited, in days. */
export function useAgeWords(): (since: Day) => string {
  const { t } = useTranslation();
  return (since) => {
    const count = daysBetween(since, today());
    return count > 0 ? t('officeToDo.since', { count }) : t('officeToDo.sinceToday');
  };
}
