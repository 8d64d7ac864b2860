import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useUiTexts } from '../UiTexts.tsx';
import css from './CalendarDialog.module.css';
import { addDays, addMonths, dayName, monthGrid } from './calendarMonth.ts';

export type CalendarGridProps = {
  /** The focused day; its month is shown. */
  day: string;
  bounds: { today: string; chosen: string | undefined; min?: string | undefined; max?: string | undefined };
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** The days of one month: one Tab stop, arrow keys inside (date grid of the ARIA Authoring Practices). */
export function CalendarGrid({ day, bounds, onMove, onChoose }: CalendarGridProps) {
  const { lang } = useUiTexts();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)?.focus();
    moved.current = false;
  }, [day]);

  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key]?.(day);
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    onMove(to);
  }

  const isOutside = (each: string) => Boolean((bounds.min && each < bounds.min) || (bounds.max && each > bounds.max));

  return (
    <table ref={grid} className={css.grid} onKeyDown={onKeyDown}>
      <caption className="visually-hidden" aria-live="polite">
        {dayName(day, lang, { month: 'long', year: 'numeric' })}
      </caption>
      <thead>
        <tr>
          {WEEK.map((each) => (
            <th key={each} scope="col" abbr={dayName(each, lang, { weekday: 'long' })}>
              {dayName(each, lang, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(day.slice(0, 7)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((each, column) => (
              <td key={each ?? `gap-${WEEK[column]}`}>
                {each && (
                  <button
                    type="button"
                    className={css.day}
                    data-day={each}
                    tabIndex={each === day ? 0 : -1}
                    data-autofocus={each === day || undefined}
                    disabled={isOutside(each)}
                    aria-pressed={each === bounds.chosen}
                    aria-current={each === bounds.today ? 'date' : undefined}
                    aria-label={dayName(each, lang, { dateStyle: 'full' })}
                    onClick={() => onChoose(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A Monday and the days after it; only their names are shown. */
const WEEK = Array.from({ length: 7 }, (_, index) => addDays('2001-01-01', index));

const KEYS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};
