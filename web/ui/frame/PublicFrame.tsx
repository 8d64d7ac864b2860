import type { ReactNode } from 'react';
import { SkipLink } from './AppFrame.tsx';
import { Logo } from './Logo.tsx';
import { Pattern } from './Pattern.tsx';
import css from './PublicFrame.module.css';

export type PublicFrameProps = {
  name: string;
  /** Stands on the coloured side where there is room for it. */
  words: ReactNode;
  tools: ReactNode;
  help: ReactNode;
  skipLabel: string;
  /** The very first view: the coloured side and its words have room on a narrow screen too. */
  isWelcome?: boolean | undefined;
  children: ReactNode;
};

/** Around the screens before the log-in: a quiet coloured side, and the form beside or below it. */
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
