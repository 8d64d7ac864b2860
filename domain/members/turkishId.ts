/**
 * Whether a text is a Turkish identity number: 11 digits, no leading zero, and two check digits,
 * d10 = ((d1+d3+d5+d7+d9)·7 − (d2+d4+d6+d8)) mod 10 and d11 = (d1+…+d10) mod 10 (D28).
 */
export function isTurkishId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  return digits[9] === tenthDigit(digits) && digits[10] === sum(digits.slice(0, 10)) % 10;
}

/** Refuses a wrong number with `invalid_turkish_id`; an empty one is fine. */
export function turkishIdProblem(text: string): 'invalid_turkish_id' | undefined {
  return text === '' || isTurkishId(text) ? undefined : 'invalid_turkish_id';
}

function tenthDigit(digits: number[]): number {
  const first = digits.slice(0, 9);
  const odd = sum(first.filter((_, index) => index % 2 === 0));
  const even = sum(first.filter((_, index) => index % 2 === 1));
  // the difference may be negative, and % would then be negative too
  return (((odd * 7 - even) % 10) + 10) % 10;
}

function sum(digits: number[]): number {
  return digits.reduce((total, digit) => total + digit, 0);
}
