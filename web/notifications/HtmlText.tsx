import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import { TEXT_MARKUP } from '../../domain/notifications/markup.ts';
import { phonesIn } from '../../domain/shared/phonesIn.ts';
import { associationPhones } from '../platform/contact.ts';
import { Prose } from '../ui/content/Prose.tsx';
import { isPlain } from '../ui/router/Link.tsx';
import { hrefOf } from '../ui/router/navigation.ts';
import { useNavigate } from '../ui/router/Router.tsx';

const ALLOWED = { ALLOWED_TAGS: TEXT_MARKUP, ALLOWED_ATTR: ['href'] };

/**
 * HTML written by the office, sanitised again here (D34). Links into the interface do not reload the page; phone
 * numbers can be tapped.
 */
export function HtmlText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const words = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
    linkPhones(words);
    box.current?.replaceChildren(words);
  }, [html]);

  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const path = ownPath(event);
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return <Prose ref={box} />;
}

/** A phone number can be tapped, and does not part at the end of a line. */
function linkPhones(words: DocumentFragment): void {
  for (const text of textsOutsideLinks(words)) {
    text.replaceWith(
      ...phonesIn(text.data, associationPhones()).map(({ text, url }) =>
        url ? Object.assign(document.createElement('a'), { href: url, textContent: text }) : text,
      ),
    );
  }
}

function textsOutsideLinks(words: DocumentFragment): Text[] {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest('a')) texts.push(currentNode);
  }
  return texts;
}

/** The path inside the interface that a plain click leads to; undefined leaves the click to the browser. */
function ownPath(event: MouseEvent): string | undefined {
  if (!isPlain(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inside = window.location.origin + hrefOf('/');
  return link?.href.startsWith(inside) ? link.href.slice(inside.length - 1) : undefined;
}
