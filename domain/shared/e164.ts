/** Whether a number is written with a plus, its country and digits alone (ITU-T E.164). */
export function isE164(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}
