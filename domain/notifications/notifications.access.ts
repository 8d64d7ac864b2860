type Writer = { kind: 'office' } | { kind: 'member'; household_id: number };

/** Whether somebody may know that a household exists: the office knows all, a member their own (D11). */
export function maySeeHousehold(writer: Writer, householdId: number): boolean {
  return writer.kind === 'office' || writer.household_id === householdId;
}

/** The office writes news to any household; with demo data a member writes to their own (D34). */
export function mayWriteNews(writer: Writer, householdId: number, demo: boolean): boolean {
  return writer.kind === 'office' || (demo && writer.household_id === householdId);
}
