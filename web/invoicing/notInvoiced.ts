import type { PreCalculation } from '../../domain/invoicing/invoicing.contract.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Item } from './InvoiceItems.tsx';

/** An invoice that a household would get today and has not got yet; amounts in euros. */
export type NotInvoiced = { type: 'sirf' | 'siac'; description: string; total: number; items: Item[] };

/** What a pre-calculation offers (D36): the registration fee, which is `payer`'s, then the people's contributions. */
export function notInvoiced(preCalculation: PreCalculation | undefined, payer: string): NotInvoiced[] {
  if (!preCalculation) return [];
  const { registration_fee: fee, annual_contribution: contribution } = preCalculation;
  const ofFee = untaxed({ id: 0, name: payer, description: fee.description, amount: fee.amount });
  const ofPeople = contribution.detail.map(({ member_id: id, amount, ...person }) =>
    untaxed({ id, name: fullName(person), description: contribution.description, amount }),
  );
  return [
    ...(fee.available
      ? [{ type: 'sirf' as const, description: fee.description, total: fee.amount, items: [ofFee] }]
      : []),
    ...(contribution.available
      ? [{ type: 'siac' as const, description: contribution.description, total: contribution.total, items: ofPeople }]
      : []),
  ];
}

/** Contributions and fees carry no tax. */
function untaxed(item: Omit<Item, 'tax' | 'total'>): Item {
  return { ...item, tax: 0, total: item.amount };
}
