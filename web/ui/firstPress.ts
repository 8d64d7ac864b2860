/**
 * Many hands press twice where once was meant. What opens and shuts by the same press, or goes round, takes the first
 * alone: the second would undo it.
 */
export function isFirstPress({ detail }: { detail: number }): boolean {
  return detail < 2;
}
