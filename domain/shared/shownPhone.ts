const AUSTRIAN = /^\+43(1|6\d\d|[2-57]\d{3})(\d{4,10})$/;
const TURKISH = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/;

/**
 * A phone number in groups, as people read it aloud: `+43 664 813 1057`. Numbers of other countries, and what is no number,
 * stay as they are.
 */
export function shownPhone(number: string): string {
  const [, area, rest] = AUSTRIAN.exec(number) ?? [];
  if (area && rest) return ['+43', area, ...groups(rest)].join(' ');
  const turkish = TURKISH.exec(number);
  return turkish ? ['+90', ...turkish.slice(1)].join(' ') : number;
}

/** Groups of three digits; the last one has up to four, because a single digit would be lost. */
function groups(digits: string): string[] {
  if (digits.length <= 4) return [digits];
  return [digits.slice(0, 3), ...groups(digits.slice(3))];
}
