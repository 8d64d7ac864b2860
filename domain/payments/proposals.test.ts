import { describe, expect, it } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import { cents } from '../shared/money.ts';
import { foldForSearch } from '../shared/text.ts';
import { indexOwed, type OwedBill, propose } from './proposals.ts';

const owed = (id: number, names: string[], open = 6_000): OwedBill => ({
  sale_invoice_id: id,
  household_id: id * 10,
  bill_number: `2027-00000${id}`,
  open_cents: cents(open),
  due_date: addDays(day('2027-01-11'), id),
  names: names.map(foldForSearch),
});

const bills = [
  owed(1, ['Mehmet Yılmaz', 'Ayşe Yılmaz']),
  owed(2, ['Mehmet Yılmaz', 'Zeynep Yılmaz'], 12_000),
  owed(3, ['Gülşah Öztürk'], 3_600),
  owed(4, ['Hans-Peter Müller'], 4_500),
  owed(5, ['Ali Can'], 6_000),
];

function proposed(name: string | null, amount: number, text = '', named: number[] = []): string[] {
  const credit = {
    amount_cents: cents(amount),
    counterparty_name: name,
    remittance_text: text,
    named_household_ids: named,
  };
  return propose(credit, indexOwed(bills)).map(({ bill, why }) => `${bill.sale_invoice_id} ${why}`);
}

describe('of what is owed there is proposed', () => {
  it.each<[string, string | null, number, string[]]>([
    ['name and amount before name', 'MEHMET YILMAZ', 6_000, ['1 name_and_amount', '2 name']],
    ['the same name in any order', 'Yilmaz, Mehmet', 12_000, ['2 name_and_amount', '1 name']],
    ['without Turkish letters', 'GUELSAH OEZTUERK', 3_600, ['3 name_and_amount']],
    ['with a second first name', 'Mehmet Ali Yılmaz', 1, ['1 name', '2 name']],
    ['a name with a hyphen', 'Müller Hans Peter', 4_500, ['4 name_and_amount']],
    ['somebody else’s surname and the amount', 'Fatma Öztürk', 3_600, ['3 surname_and_amount']],
    ['an amount that hardly anybody owes', 'Firma GmbH', 4_500, ['4 amount']],
    ['nobody for a surname alone', 'Fatma Öztürk', 1, []],
    ['nobody for an initial', 'A. Can', 1, []],
    ['nobody where nothing fits', null, 1, []],
  ])('%s', (_what, name, amount, expected) => {
    expect(proposed(name, amount)).toEqual(expected);
  });

  it('whom the purpose names, where the payer is somebody else', () => {
    expect(proposed('Hasan Çelik', 6_000, 'für Ayşe Yılmaz')).toEqual(['1 name_and_amount']);
  });

  it('first of all the household whose bill is named', () => {
    expect(proposed('Ayşe Yılmaz', 6_000, '', [40])).toEqual(['4 household_named', '1 name_and_amount']);
  });

  it('at most three, those longest due first', () => {
    const many = Array.from({ length: 9 }, (_, index) => owed(index + 1, ['Ali Can'])).toReversed();
    const credit = { amount_cents: cents(6_000), counterparty_name: 'Ali Can', remittance_text: null };
    const found = propose({ ...credit, named_household_ids: [] }, indexOwed(many));

    expect(found.map(({ bill }) => bill.sale_invoice_id)).toEqual([1, 2, 3]);
  });
});
