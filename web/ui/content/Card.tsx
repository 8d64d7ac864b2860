import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import css from './Card.module.css';

export type CardProps = {
  title?: string;
  intro?: ReactNode;
  /** Next to the title: a badge, one button. */
  aside?: ReactNode;
  look?: 'plain' | 'accent';
  /**
   * On wide screens the titles stand beside the content; for fields and short lists, which would leave half of the
   * screen empty.
   */
  layout?: 'beside';
  children?: ReactNode;
};

export function Card({ look = 'plain', layout, ...rest }: CardProps) {
  const className = cx(css.card, look === 'accent' && css.accent, layout && css.roomy);
  return <Titled {...rest} layout={layout} className={className} />;
}

/** A part of a page with a title but without a frame. */
export function Section(props: Omit<CardProps, 'look' | 'layout'>) {
  return <Titled {...props} className={css.section} />;
}

type TitledProps = Omit<CardProps, 'look' | 'layout'> & {
  layout?: CardProps['layout'] | undefined;
  className?: string;
};

function Titled({ title, intro, aside, layout, className, children }: TitledProps) {
  const id = useId();
  if (!title) return <div className={className}>{children}</div>;
  const head = (
    <div className={css.head}>
      <div className={css.words}>
        <h2 id={id}>{title}</h2>
        {intro && <div className={css.intro}>{intro}</div>}
      </div>
      {aside}
    </div>
  );
  return (
    <section className={className} aria-labelledby={id}>
      {layout ? (
        <div className={css.beside}>
          {head}
          <div className={css.content}>{children}</div>
        </div>
      ) : (
        <>
          {head}
          {children}
        </>
      )}
    </section>
  );
}
