import { useEffect, useRef, useState } from 'react';
import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { rowId } from '../../ui/RowList.tsx';

/**
 * Which line is open. Once the one that was decided about is gone, the line in its place opens and has the focus, the last
 * one where it was the last; the screen's heading has it where none is left. `place` is where the decided one was in the list.
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
    /** The line that was opened by itself, to be said. */
    next: lines.find(({ id }) => id === next?.id),
    place: Math.min(decided?.place ?? 0, lines.length),
    goOn: (id: number, place: number) => {
      isGoingOn.current = true;
      setDecided({ id, place });
    },
  };
}
