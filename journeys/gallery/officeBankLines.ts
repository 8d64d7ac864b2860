import type { OfficeBankLine } from '../../domain/payments/bank/bankAnswers.ts';
import type { splittingContract } from '../../domain/payments/bank/splitting.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';

export const CREATED = new Date(Date.UTC(2027, 0, 11, 9, 30)).toISOString();

/** Very long names. */
export const huseyin = {
  household_id: 901,
  membership_no: '1009017',
  name: 'Hüseyin Abdurrahman Karamustafaoğlu',
  last_decision: null,
};
export const nesrin = { household_id: 902, membership_no: '1009025', name: 'Nesrin Güler', last_decision: null };

const byHand = { ...nesrin, id: 31, value_date: toWireDay(day('2027-01-07')), amount: 36.5 };

const line: OfficeBankLine = {
  id: 1,
  value_date: toWireDay(day('2027-01-08')),
  amount: 60,
  counterparty_name: 'GUELER NESRIN',
  return_code: null,
  equal_households: 0,
  counterparty_iban: 'AT483200000012345864',
  remittance_text: 'Mitgliedsbeitrag 2027 fuer die ganze Familie',
  ultimate_name: null,
  bank_text: null,
  end_to_end_id: null,
  told_date: null,
  payment_reference: null,
  reason: 'no_bill_named',
  named_bill: null,
  named_bills: [],
  proposals: [
    {
      ...nesrin,
      sale_invoice_id: 11,
      bill_number: '2027-000123',
      open_item: 60,
      due_date: toWireDay(day('2027-01-25')),
      why: 'name_and_amount',
    },
    {
      ...huseyin,
      sale_invoice_id: 12,
      bill_number: '2027-000124',
      open_item: 1_234.5,
      due_date: toWireDay(day('2027-01-25')),
      why: 'name',
    },
  ],
  booked_by_hand: [],
  credits: [],
  returnable: [],
  noted_returns: [],
  refunds: [],
  dismissed_at: null,
  dismissed_reason: null,
};

export const undecided: OfficeBankLine[] = [
  line,
  {
    ...line,
    id: 2,
    amount: 120,
    counterparty_name: null,
    reason: 'bill_paid',
    named_bill: { ...huseyin, bill_number: '2027-000099', status_id: 3 },
    proposals: [],
    credits: [
      { ...huseyin, why: 'household_named' },
      { ...nesrin, why: 'known_account' },
    ],
  },
  {
    ...line,
    id: 3,
    amount: -60,
    reason: 'returned',
    proposals: [],
    returnable: [{ ...huseyin, id: 21, value_date: toWireDay(day('2027-01-04')), amount: 60 }],
  },
  {
    ...line,
    id: 8,
    amount: 96,
    counterparty_name: 'Aksoy Elektro GmbH',
    remittance_text: 'RE 2027-000131 und 2027-000132',
    reason: 'several_bills_named',
    proposals: [],
    named_bills: [
      { ...nesrin, sale_invoice_id: 41, bill_number: '2027-000131', open_item: 60, due_date: line.value_date },
      { ...huseyin, sale_invoice_id: 42, bill_number: '2027-000132', open_item: 42, due_date: line.value_date },
    ],
  },
  {
    ...line,
    id: 7,
    amount: -25.5,
    reason: 'outgoing',
    proposals: [],
    refunds: [{ ...nesrin, id: 31, value_date: toWireDay(day('2027-01-07')), amount: 25.5 }],
  },
  {
    ...line,
    id: 9,
    amount: -45,
    reason: 'returned',
    proposals: [],
    noted_returns: [
      {
        ...{ ...nesrin, id: 22, value_date: toWireDay(day('2027-01-04')), amount: 45 },
        returned_on: toWireDay(day('2027-01-07')),
      },
    ],
  },
  {
    ...line,
    id: 4,
    amount: 36.5,
    reason: 'booked_by_hand',
    proposals: [],
    booked_by_hand: [byHand],
    counterparty_iban: null,
  },
];

export const dismissedLines: OfficeBankLine[] = [
  { ...line, id: 5, amount: -7.9, dismissed_at: CREATED, dismissed_reason: 'Kontogebühr', reason: 'outgoing' },
  { ...line, id: 6, amount: 500, dismissed_at: CREATED, dismissed_reason: 'Spende vom Flohmarkt im Hof' },
];

/** The result of a list with one unreadable line. */
export const listed: Answer<(typeof splittingContract)['readPastedParts']> = {
  parts: [
    {
      ...huseyin,
      bill: { sale_invoice_id: 12, bill_number: '2027-000124', open_item: 1_234.5, due_date: line.value_date },
      amount: 1_234.5,
    },
    { ...nesrin, bill: null, amount: null },
  ],
  problems: [{ line: 2, text: 'Kaya;60', why: 'no_number' }],
};
