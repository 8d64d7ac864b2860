/** A receipt number as people read it: `2027/0012`. Each year begins with 1, and numbers have no gaps. */
export function receiptNumber({ year, no }: { year: number; no: number }): string {
  return `${year}/${String(no).padStart(4, '0')}`;
}
