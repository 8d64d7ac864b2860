import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation } from './Router.tsx';
import { go, hrefOf } from './travel.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link to a place inside the interface; a plain press goes there without loading the page anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}

/** A link that knows whether it leads to where the reader is, or to something above it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With another button or a key held, the browser opens a tab or saves: as the reader wants it. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
