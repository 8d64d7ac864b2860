/** Kinds of cost at a death, in the order in which they are listed. */
export const costKinds = [
  'undertaker',
  'washing_shroud',
  'coffin',
  'transport_abroad',
  'flight',
  'hearse_at_destination',
  'companion',
  'documents',
  'cemetery',
  'grave',
  'other',
] as const;

export type CostKind = (typeof costKinds)[number];
