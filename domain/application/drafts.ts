/** The largest draft, in bytes of its JSON text. */
export const DRAFT_MAX_BYTES = 20_000;

/** How many days a draft is kept. */
export const DRAFT_KEEP_DAYS = 90;

const SINGLE = ['main-member', 'household', 'burial-place', 'death-contact-austria', 'death-contact-turkiye'] as const;
const NUMBERED = ['family-member', 'substitute'] as const;

export type DraftKind = (typeof SINGLE)[number] | (typeof NUMBERED)[number];

/** The form that a draft belongs to; `id` says which record, if there are several and this one is stored already. */
export type DraftPlace = { kind: DraftKind; id?: number };

/** The name of a form in URLs: `household`, `family-member-new`, `substitute-12` (D54). */
export type DraftForm =
  | (typeof SINGLE)[number]
  | `${(typeof NUMBERED)[number]}-new`
  | `${(typeof NUMBERED)[number]}-${number}`;

/** Reads a form's name; undefined for a form that keeps no drafts. */
export function draftPlaceOf(form: string): DraftPlace | undefined {
  const single = SINGLE.find((kind) => kind === form);
  if (single) return { kind: single };
  const numbered = NUMBERED.find((kind) => form.startsWith(`${kind}-`));
  if (!numbered) return undefined;
  const which = form.slice(numbered.length + 1);
  if (which === 'new') return { kind: numbered };
  return /^[1-9]\d{0,8}$/.test(which) ? { kind: numbered, id: Number(which) } : undefined;
}
