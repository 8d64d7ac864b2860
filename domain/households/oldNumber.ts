/**
 * A number of the association's former lists as it is compared, as `old_number_of` in the database: without signs, without the M of
 * “Mitglied”, which some write and others do not, and without zeros at the beginning.
 */
export function comparableOldNumber(written: string): string {
  return written
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/^m?0*/, '');
}
