type Writer = { kind: 'office' } | { kind: 'member'; household_id: number };

/** Whether somebody may learn that a household exists: the office knows all, a member only their own (D11). */
export function maySeeHousehold(writer: Writer, householdId: number): boolean {
  return writer.kind === 'office' || writer.household_id === householdId;
}

/** The office may write news to every household; with demo data, members may write to their own (D34). */
export function mayWriteNews(writer: Writer, householdId: number, demo: boolean): boolean {
  return writer.kind === 'office' || (demo && writer.household_id === householdId);
}
