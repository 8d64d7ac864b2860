import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Wraps rows that come and go. If the focused element disappears, for example the button of a removed document, the
 * browser would start again at the top of the page; so the focus moves to this wrapper.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? keepFocus(box.current) : undefined), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

function keepFocus(box: HTMLElement): () => void {
  let last: Node | undefined;
  const come = ({ target }: FocusEvent) => {
    last = target instanceof Node ? target : undefined;
  };
  // some browsers also send this event for an element that is removed while focused
  const leave = () =>
    queueMicrotask(() => {
      if (last?.isConnected && last !== document.activeElement) last = undefined;
    });
  const watch = new MutationObserver(() => {
    const isNowhere = !document.activeElement || document.activeElement === document.body;
    if (!last || last.isConnected || !isNowhere) return;
    last = undefined;
    box.focus();
  });
  box.addEventListener('focusin', come);
  box.addEventListener('focusout', leave);
  watch.observe(box, { childList: true, subtree: true });
  return () => {
    box.removeEventListener('focusin', come);
    box.removeEventListener('focusout', leave);
    watch.disconnect();
  };
}
