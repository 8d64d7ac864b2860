const LAST_NUMBER = 9_999_999;

export type BillNumberParts = { year: number; number: number };

/**
 * A bill number `YYYY-NNNNNN`, with a seventh digit from one million on. The numbers of a year start at 1 and have no
 * gaps (D38).
 */
export function billNumber(year: number, number: number): string {
  if (!isWholeIn(year, 1000, 9999) || !isWholeIn(number, 1, LAST_NUMBER)) {
    throw new Error(`not a bill number: ${year}, ${number}`);
  }
  return `${year}-${String(number).padStart(6, '0')}`;
}

export function readBillNumber(text: string): BillNumberParts | undefined {
  const match = /^([1-9][0-9]{3})-([0-9]{6}|[1-9][0-9]{6})$/.exec(text.trim());
  if (!match || match[2] === '000000') return undefined;
  return { year: Number(match[1]), number: Number(match[2]) };
}

function isWholeIn(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}
