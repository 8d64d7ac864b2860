import { Link } from '../../ui/router/Link.tsx';
import css from './PartList.module.css';

type PartListProps = { label: string; parts: readonly { key: string; to: string; words: string }[]; here: string };

/** Links to the parts of something, in one line; the part that is shown is marked. */
export function PartList({ label, parts, here }: PartListProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.parts}>
        {parts.map(({ key, to, words }) => (
          <li key={key}>
            <Link className={css.part} to={to} aria-current={key === here ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
