import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import { TEXT_MARKUP } from '../../domain/notifications/markup.ts';
import { Prose } from '../ui/Prose.tsx';
import { useNavigate } from '../ui/router/Router.tsx';

const OWN_PREFIX = '/member-ui';

const ALLOWED = { ALLOWED_TAGS: TEXT_MARKUP, ALLOWED_ATTR: ['href'] };

/** HTML of the office, sanitised here once more (D34); links into the portal stay within it. */
export function HtmlText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    box.current?.replaceChildren(DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }));
  }, [html]);

  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const path = ownPath(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return <Prose ref={box} />;
}

/** The path inside the portal that a plain click asks for; undefined leaves it to the browser. */
function ownPath(event: MouseEvent): string | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== window.location.origin || !link.pathname.startsWith(`${OWN_PREFIX}/`)) return undefined;
  return link.pathname.slice(OWN_PREFIX.length) + link.search;
}
