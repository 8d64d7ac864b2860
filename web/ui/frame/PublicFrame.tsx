import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { Pattern } from './Pattern.tsx';
import css from './PublicFrame.module.css';
import { SkipLink } from './SkipLink.tsx';

export type PublicFrameProps = {
  name: string;
  /** The text on the coloured side, if there is room. */
  words: ReactNode;
  tools: ReactNode;
  help: ReactNode;
  skipLabel: string;
  /** The welcome screen: here the coloured side and its text are shown on narrow screens too. */
  isWelcome?: boolean | undefined;
  children: ReactNode;
};

/** The frame of the screens before the log-in: a coloured side, and the form beside or below it. */
export function PublicFrame({ name, words, tools, help, skipLabel, isWelcome, children }: PublicFrameProps) {
  return (
    <div className={css.frame} data-welcome={isWelcome || undefined}>
      <SkipLink label={skipLabel} />
      <header className={css.side}>
        <div className={css.inner}>
          <div className={css.pattern}>
            <Pattern />
          </div>
          <div className={css.brand}>
            <Logo name={name} size={60} />
          </div>
          <div className={css.words}>{words}</div>
        </div>
      </header>
      <div className={css.content}>
        <div className={css.tools}>{tools}</div>
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
        <footer className={css.help}>{help}</footer>
      </div>
    </div>
  );
}
