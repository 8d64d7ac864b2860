/** Months and days as ISO text (`1990-02`, `1990-02-01`), calculated in UTC so that clock changes cannot move a day. */

export type MonthGrid = (string | undefined)[][];

/** The weeks of a month, Monday first, with empty places before the first and after the last day. */
export function monthGrid(month: string): MonthGrid {
  const first = utc(`${month}-01`);
  const lead = (first.getUTCDay() + 6) % 7;
  const count = daysIn(month);
  const cells = Array.from({ length: Math.ceil((lead + count) / 7) * 7 }, (_, index) => {
    const day = index - lead + 1;
    return day >= 1 && day <= count ? `${month}-${pad(day)}` : undefined;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of another month; if that month is too short, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const target = `${String(Math.floor(index / 12)).padStart(4, '0')}-${pad((index % 12) + 1)}`;
  return `${target}-${pad(Math.min(date, daysIn(target)))}`;
}

/** The nearest allowed day. */
export function within(day: string, { min, max }: { min?: string | undefined; max?: string | undefined }): string {
  if (min && day < min) return min;
  if (max && day > max) return max;
  return day;
}

// Austrian German (Jänner), and English with the day before the month, as in the field
const LOCALES: Readonly<Record<string, string>> = { de: 'de-AT', en: 'en-GB' };

/** A day in the reader's language; `part` says which parts to show. */
export function dayName(day: string, lang: string, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[lang] ?? lang, { timeZone: 'UTC', ...part }).format(utc(day));
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
