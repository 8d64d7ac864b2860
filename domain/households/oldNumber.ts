/** A number of the association's former lists without signs and zeros at the beginning, as `old_number_of` in the database. */
export function comparableOldNumber(written: string): string {
  return written
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/^0+/, '');
}
