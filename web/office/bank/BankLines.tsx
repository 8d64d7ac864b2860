import type { OfficeBankLine } from '../../../domain/payments/bankAnswers.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { RowList } from '../../ui/content/RowList.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { BankLinePanel, useLineName } from './BankLinePanel.tsx';
import { BankLineRow } from './BankLineRow.tsx';
import css from './BankLines.module.css';
import { useNextLine } from './useNextLine.ts';

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
