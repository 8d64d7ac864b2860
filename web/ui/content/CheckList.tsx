import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import css from './CheckList.module.css';

export type CheckListItem = {
  key: string;
  text: ReactNode;
  done: boolean;
  /** The screen where the item can be completed. */
  to?: string;
  /** A text that replaces "done" and "open". */
  state?: string;
};

export function CheckList({ items }: { items: CheckListItem[] }) {
  const texts = useUiTexts();
  return (
    <ul className={css.list}>
      {items.map(({ key, text, done, to, state }) => (
        <li key={key} className={css.item} data-done={done || undefined}>
          {done ? <IconCircleCheck aria-hidden="true" /> : <IconCircleDashed aria-hidden="true" />}
          <span className={css.line}>
            <span className={css.text}>{to && !done ? <Link to={to}>{text}</Link> : text}</span>
            <span className={css.state}>{state ?? (done ? texts.done : texts.open)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
