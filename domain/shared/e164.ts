/** Whether a number consists of a plus, the country code and digits (ITU-T E.164). */
export function isE164(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}
