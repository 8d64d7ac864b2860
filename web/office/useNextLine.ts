import { useEffect, useRef, useState } from 'react';
import type { OfficeBankLine } from '../../domain/office/bankAnswers.ts';

/** Of the heading of a line of the bank's. */
export function lineHeadingId(id: number): string {
  return `bank-line-${id}`;
}

/**
 * Whoever has decided about a line goes on with the next one: once it is gone, the focus is on the heading of the line in its
 * place, the last one where it was the last, or the screen's where none is left. `place` is where it was in the list.
 */
export function useNextLine(lines: readonly OfficeBankLine[]) {
  const [decided, setDecided] = useState<{ id: number; place: number }>();
  const isGoingOn = useRef(false);
  useEffect(() => {
    if (!isGoingOn.current || !decided || lines.some(({ id }) => id === decided.id)) return;
    isGoingOn.current = false;
    const next = lines[Math.min(decided.place, lines.length - 1)];
    (next ? document.getElementById(lineHeadingId(next.id)) : document.querySelector('h1'))?.focus();
  }, [decided, lines]);
  return {
    place: Math.min(decided?.place ?? 0, lines.length),
    goOn: (id: number, place: number) => {
      isGoingOn.current = true;
      setDecided({ id, place });
    },
  };
}
