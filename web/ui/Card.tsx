import { type ReactNode, useId } from 'react';
import css from './Card.module.css';
import { cx } from './cx.ts';

export type CardProps = {
  title?: string;
  intro?: ReactNode;
  /** Stands beside the title: a badge, one button. */
  aside?: ReactNode;
  look?: 'plain' | 'accent';
  children?: ReactNode;
};

export function Card({ look = 'plain', ...rest }: CardProps) {
  return <Titled {...rest} className={cx(css.card, look === 'accent' && css.accent)} />;
}

/** A titled part of a page without a frame of its own. */
export function Section(props: Omit<CardProps, 'look'>) {
  return <Titled {...props} className={css.section} />;
}

function Titled({ title, intro, aside, className, children }: Omit<CardProps, 'look'> & { className?: string }) {
  const id = useId();
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 id={id}>{title}</h2>
          {intro && <div className={css.intro}>{intro}</div>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
