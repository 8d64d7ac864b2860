import type { ReactNode } from 'react';
import css from './Hero.module.css';
import { Pattern } from './Pattern.tsx';

/**
 * A festive header: text on the deep colour, with the star pattern fading in. No links inside, because their colour is
 * made for a light background.
 */
export function Hero({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={css.hero}>
      <div className={css.pattern}>
        <Pattern />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
