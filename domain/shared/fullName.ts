/** Somebody's name as everybody reads it: as it was typed, the first name first. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}
