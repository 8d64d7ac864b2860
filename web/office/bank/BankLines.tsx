import { useEffect, useRef, useState } from 'react';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { RowList, rowId } from '../../ui/content/RowList.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { BankLinePanel, useLineName } from './BankLinePanel.tsx';
import { BankLineRow } from './BankLineRow.tsx';
import css from './BankLines.module.css';

/** A list of bank lines to work through one after the other, by keyboard or touch (D42). */
export function BankLines({ lines }: { lines: readonly OfficeBankLine[] }) {
  const { t } = useTranslation();
  const { tellDone, done, isDone } = useDone();
  const { open, setOpen, next, place, goOn } = useNextLine(lines);
  const tellDecided = (line: OfficeBankLine): TellDone => {
    return (say, more) => {
      goOn(line.id, lines.indexOf(line));
      tellDone(say, more);
    };
  };
  return (
    <KeepFocus>
      {lines.length > 0 && <p className={css.keys}>{t('officeBank.lines.keys')}</p>}
      {lines.length > 0 && (
        <RowList
          rows={lines}
          keyOf={({ id }) => id}
          open={open}
          onOpen={setOpen}
          head={(line) => <BankLineRow line={line} />}
          body={(line) => <BankLinePanel line={line} tellDone={tellDecided(line)} />}
          {...(isDone && { news: { place, words: done } })}
        />
      )}
      {lines.length === 0 && (
        <>
          {done}
          <EmptyState title={t('officeBank.lines.emptyTitle')}>{t('officeBank.lines.empty')}</EmptyState>
        </>
      )}
      <div className="visually-hidden">
        <Status>{next && <NextLine line={next} count={lines.length} />}</Status>
      </div>
    </KeepFocus>
  );
}

/** Tells screen readers which line is open now. */
function NextLine({ line, count }: { line: OfficeBankLine; count: number }) {
  const { t } = useTranslation();
  return <p>{t('officeBank.lines.next', { line: useLineName(line), count })}</p>;
}

/**
 * Controls which line is open. After a decision the line that takes its place opens and gets the focus, or the last
 * line if there is none; without lines the screen's heading gets it. `place` is the index of the decided line.
 */
function useNextLine(lines: readonly OfficeBankLine[]) {
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
