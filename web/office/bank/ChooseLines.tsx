import { useEffect, useRef, useState } from 'react';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { moveByArrows } from '../../ui/arrowKeys.ts';
import { Status } from '../../ui/content/Status.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { BankLineRow } from './BankLineRow.tsx';
import lineCss from './BankLines.module.css';
import css from './ChooseLines.module.css';
import { DismissLinesDialog } from './DismissLinesDialog.tsx';

/**
 * Chooses several lines of a page by their boxes, to dismiss them for one reason. The boxes are one Tab stop; arrow keys move
 * between them.
 */
export function ChooseLines({ lines, onEnd }: { lines: readonly OfficeBankLine[]; onEnd: () => void }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [last, setLast] = useState<number>();
  const all = useRef<HTMLInputElement>(null);
  // the button that led here is gone
  useEffect(() => all.current?.focus(), []);
  const stop = lines.some(({ id }) => id === last) ? last : lines[0]?.id;
  // a line that a colleague has decided meanwhile is no longer chosen
  const chosen = lines.filter(({ id }) => wanted.has(id));
  const areAll = lines.length > 0 && chosen.length === lines.length;

  function choose(id: number, isChosen: boolean) {
    setWanted(new Set(isChosen ? [...wanted, id] : [...wanted].filter((one) => one !== id)));
  }

  return (
    <KeepFocus>
      <Stack gap={3}>
        {done}
        <CheckboxField
          label={t('officeBank.choose.all', { count: lines.length })}
          checked={areAll}
          onChange={(all) => setWanted(new Set(all ? lines.map(({ id }) => id) : []))}
          ref={all}
        />
        <p className={lineCss.keys}>{t('officeBank.choose.keys')}</p>
        <ul className={css.list} onKeyDown={(event) => moveByArrows(event, 'input')}>
          {lines.map((line) => (
            <li key={line.id}>
              <CheckboxField
                label={<BankLineRow line={line} />}
                checked={wanted.has(line.id)}
                onChange={(isChosen) => choose(line.id, isChosen)}
                onFocus={() => setLast(line.id)}
                tabIndex={line.id === stop ? undefined : -1}
              />
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          <Inline gap={3}>
            <Button disabled={chosen.length === 0} onClick={() => setAsking(true)}>
              {t('officeBank.choose.dismiss')}
            </Button>
            <Button look="quiet" onClick={onEnd}>
              {t('officeBank.choose.end')}
            </Button>
            <Status>
              <span>{t('officeBank.choose.count', { count: chosen.length })}</span>
            </Status>
          </Inline>
        </div>
      </Stack>
      {isAsking && <DismissLinesDialog lines={chosen} tellDone={tellDone} onClose={() => setAsking(false)} />}
    </KeepFocus>
  );
}
