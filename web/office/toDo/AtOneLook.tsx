import { isCutOff } from '../../../domain/deaths/openCases.ts';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { useTranslation } from '../../platform/words.ts';
import { Link } from '../../ui/router/Link.tsx';
import { BANK, toDoPath } from '../frame/officePaths.ts';
import css from './AtOneLook.module.css';
import { kindsOfToDo, oldestOf, toDoKinds } from './toDoKinds.ts';
import { useAgeWords } from './WaitingList.tsx';

type Line = { key: string; to: string; title: string; count: string; age: string | undefined };

/** One line a kind: how many wait, and how long the oldest has waited. */
export function AtOneLook({ waiting }: { waiting: ToDo }) {
  const { t } = useTranslation();
  const ageWords = useAgeWords();
  const ofKinds = toDoKinds.flatMap((kind): Line[] => {
    const rows = waiting[kind];
    if (rows.length === 0) return [];
    const isCut = kind === 'deaths' ? isCutOff(waiting.deaths) : rows.length >= MOST_WAITING;
    const count = formatCount(rows.length);
    const since = oldestOf(kind, rows);
    return [
      {
        key: kind,
        to: toDoPath(kind),
        title: t(kindsOfToDo[kind].title),
        count: isCut ? t('officeToDo.orMore', { number: count }) : count,
        age: since && ageWords(since),
      },
    ];
  });
  const ofBank: Line[] = waiting.bank_lines
    ? [
        {
          key: 'bank_lines',
          to: BANK,
          title: t('officeBank.toDo.title'),
          count: formatCount(waiting.bank_lines),
          age: undefined,
        },
      ]
    : [];
  const lines = [...ofKinds, ...ofBank];
  if (lines.length === 0) return null;
  return (
    <nav aria-label={t('officeToDo.atOneLook')}>
      <ul className={css.lines}>
        {lines.map(({ key, to, title, count, age }) => (
          <li key={key}>
            <Link className={css.line} to={to}>
              <span className={css.title}>{title}</span> <span className={css.count}>{count}</span>{' '}
              <span className={css.age}>{age}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
