import type { ReactNode } from 'react';
import { DialogBanner } from '../actions/dialogBanner.ts';
import { Link } from '../router/Link.tsx';
import css from './AppFrame.module.css';
import { Logo } from './Logo.tsx';
import { SideNav, type SideNavProps } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';

type Brand = {
  name: string;
  /** The link of the logo, and its name for screen readers. */
  to: string;
  label?: string;
};

export type AppFrameProps = {
  brand: Brand;
  nav: SideNavProps;
  /** Between the brand and the tools; on a phone below both. */
  search?: ReactNode;
  /** Language and user menu. */
  tools: ReactNode;
  /** Contact details: the same words in the same place on every screen. */
  help: ReactNode;
  skipLabel: string;
  banner?: ReactNode;
  children: ReactNode;
};

/** Header, sidebar, main part and help, which stay while the screens change. */
export function AppFrame({ brand, nav, search, tools, help, skipLabel, banner, children }: AppFrameProps) {
  return (
    <div className={css.frame}>
      <SkipLink label={skipLabel} />
      {banner}
      <header className={css.header}>
        <div className={css.bar}>
          <div className={css.brand}>
            <Link to={brand.to} className={css.home} aria-label={brand.label}>
              <Logo name={brand.name} />
            </Link>
          </div>
          {search && <div className={css.search}>{search}</div>}
          <div className={css.tools}>{tools}</div>
        </div>
      </header>
      <div className={css.columns}>
        <SideNav {...nav} />
        <main id="main" tabIndex={-1} className={css.main}>
          <DialogBanner value={banner}>{children}</DialogBanner>
        </main>
      </div>
      <footer className={css.footer}>
        <div className={css.bar}>{help}</div>
      </footer>
    </div>
  );
}
