/** A life cycle as a table: for each verb, the statuses it may start from and the status it leads to. */
export type StepTable<Status extends string> = Record<
  string,
  { readonly from: readonly Status[]; readonly to: Status }
>;

/** Whether the step named `verb` may be taken from `status`. */
export function mayStep<Status extends string>(table: StepTable<Status>, verb: string, status: Status): boolean {
  return table[verb]?.from.includes(status) ?? false;
}

/** All steps that are possible from `status`, in the table's order; the server sends them to the screen. */
export function openSteps<Verb extends string, Status extends string>(
  table: Record<Verb, { readonly from: readonly Status[]; readonly to: Status }>,
  status: Status,
): Verb[] {
  return (Object.keys(table) as Verb[]).filter((verb) => table[verb].from.includes(status));
}
