import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../actions/Dialog.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import css from './CalendarDialog.module.css';
import { CalendarGrid } from './CalendarGrid.tsx';
import { addMonths, dayName, within } from './calendarMonth.ts';
import fieldCss from './Field.module.css';

/** How many years back the calendar reaches for birth dates, and how many ahead if there is no maximum. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 30;

export type CalendarDialogProps = {
  title: string;
  today: string;
  min?: string;
  max?: string;
  chosen: string | undefined;
  onChoose: (iso: string) => void;
  onClose: () => void;
};

/** A month in which to pick a day. Month and year are selects, because birth dates are far in the past. */
export function CalendarDialog({ title, today, min, max, chosen, onChoose, onClose }: CalendarDialogProps) {
  const texts = useUiTexts();
  const [day, setDay] = useState(within(chosen ?? today, { min, max }));
  const go = (to: string) => setDay(within(to, { min, max }));
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));

  return (
    <Dialog title={title} size="narrow" onClose={onClose}>
      <div className={css.bar}>
        <IconButton
          label={texts.previousMonth}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => go(addMonths(day, -1))}
        />
        <select
          className={fieldCss.control}
          aria-label={texts.month}
          value={month}
          onChange={(event) => go(addMonths(day, Number(event.target.value) - month))}
        >
          {MONTHS.map((number) => (
            <option key={number} value={number}>
              {dayName(`2000-${String(number).padStart(2, '0')}-01`, texts.lang, { month: 'long' })}
            </option>
          ))}
        </select>
        <select
          className={fieldCss.control}
          aria-label={texts.year}
          value={year}
          onChange={(event) => go(addMonths(day, 12 * (Number(event.target.value) - year)))}
        >
          {yearsBetween(today, min, max).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <IconButton
          label={texts.nextMonth}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => go(addMonths(day, 1))}
        />
      </div>
      <CalendarGrid day={day} bounds={{ today, min, max, chosen }} onMove={go} onChoose={onChoose} />
    </Dialog>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function yearsBetween(today: string, min: string | undefined, max: string | undefined): number[] {
  const now = Number(today.slice(0, 4));
  const from = min ? Number(min.slice(0, 4)) : now - YEARS_BACK;
  const to = max ? Number(max.slice(0, 4)) : now + YEARS_AHEAD;
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
