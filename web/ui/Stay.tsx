import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Around rows that come and go. What has the focus may go with its row, a removed paper with its button; then the
 * browser would begin at the top of the page again, so the focus stays here instead.
 */
export function Stay({ children }: { children: ReactNode }) {
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
  // some browsers say so too of what is taken away while it has the focus
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
