import { useEffect, useRef, useState } from 'react';
import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { rowId } from '../../ui/content/RowList.tsx';

/**
 * Controls which line is open. After a decision the line that takes its place opens and gets the focus, or the last
 * line if there is none; without lines the screen's heading gets it. `place` is the index of the decided line.
 */
export function useNextLine(lines: readonly OfficeBankLine[]) {
  const [open, setOpen] = useState<number>();
  const [decided, setDecided] = useState<{ id: number; place: number }>();
  const [next, setNext] = useState<OfficeBankLine>();
  const isGoingOn = useRef(false);
  useEffect(() => {
    if (!isGoingOn.current || !decided || lines.some(({ id }) => id === decided.id)) return;
    isGoingOn.current = false;
    const line = lines[Math.min(decided.place, lines.length - 1)];
    setOpen(line?.id);
    setNext(line);
    (line ? document.getElementById(rowId(line.id)) : document.querySelector('h1'))?.focus();
  }, [decided, lines]);
  return {
    open,
    setOpen,
    /** The line that opened automatically, to be announced. */
    next: lines.find(({ id }) => id === next?.id),
    place: Math.min(decided?.place ?? 0, lines.length),
    goOn: (id: number, place: number) => {
      isGoingOn.current = true;
      setDecided({ id, place });
    },
  };
}
