import { officeContract } from '../../domain/office/office.contract.ts';
import type { HouseholdSummary, OfficeInvoice, OfficeInvoiceStep } from '../../domain/office/officeAnswers.ts';
import { readEuros } from '../../domain/shared/money.ts';
import { act, type Command, type Desk, inputOf, type Typed } from './command.ts';
import { deactivate, reactivate, sendBack, setEligibility, takeBack } from './decisions.actions.ts';
import { refuseDocument, verifyDocument } from './documents.actions.ts';
import { setEmail } from './emails.actions.ts';
import { eraseHousehold } from './erasing.actions.ts';
import { assignPayment, bookPayment, returnPayment, takeInvoiceStep } from './finance.actions.ts';
import { invoiceStatus } from './householdLines.ts';
import { householdNamed, invoiceNamed } from './named.reads.ts';
import { sendNews } from './news.actions.ts';
import { say, sayWaits } from './printing.ts';

/** Commands that decide something, by the same actions as the calls over the net. */
export const decidingCommands = {
  verify: {
    words: ['document'],
    needs: [],
    takes: [],
    run: async (desk, { words: [id] }) => {
      const input = inputOf(officeContract.verifyDocument, { id });
      const { name } = await act(desk, (change) => verifyDocument(change, input));
      return [say(desk.language, 'office.say.verified', { name })];
    },
  },
  refuse: {
    words: ['document'],
    needs: ['reason'],
    takes: [],
    run: async (desk, { words: [id], options: { reason } }) => {
      const input = inputOf(officeContract.refuseDocument, { id, reason });
      const { name } = await act(desk, (change) => refuseDocument(change, input));
      return [say(desk.language, 'office.say.refused', { name })];
    },
  },
  'send-back': {
    words: ['household'],
    needs: ['reason'],
    takes: [],
    run: async (desk, typed) => {
      const input = inputOf(officeContract.sendBack, { ...(await household(desk, typed)), ...typed.options });
      return householdLines(desk, await act(desk, (change) => sendBack(change, input)));
    },
  },
  'take-back': {
    words: ['household'],
    needs: [],
    takes: [],
    run: async (desk, typed) => {
      const input = inputOf(officeContract.takeBack, await household(desk, typed));
      return householdLines(desk, await act(desk, (change) => takeBack(change, input)));
    },
  },
  deactivate: {
    words: ['household'],
    needs: ['reason-id', 'on'],
    takes: ['member', 'new-main-member', 'email'],
    run: async (desk, typed) => {
      const { 'reason-id': reason, on, member, 'new-main-member': next, email } = typed.options;
      const who = { member_id: number(member), new_main_member_id: number(next), email };
      const ending = { inactive_reason_id: number(reason), inactive_from: on, ...who };
      const input = inputOf(officeContract.deactivate, { ...(await household(desk, typed)), ...ending });
      return householdLines(desk, await act(desk, (change) => deactivate(change, input)));
    },
  },
  reactivate: {
    words: ['household'],
    needs: [],
    takes: ['member'],
    run: async (desk, typed) => {
      const sent = { ...(await household(desk, typed)), member_id: number(typed.options.member) };
      const input = inputOf(officeContract.reactivate, sent);
      return householdLines(desk, await act(desk, (change) => reactivate(change, input)));
    },
  },
  erase: {
    words: ['household'],
    needs: [],
    takes: ['member'],
    run: async (desk, typed) => {
      const { member } = typed.options;
      const sent = { ...(await household(desk, typed)), member_id: number(member) };
      const input = inputOf(officeContract.eraseHousehold, sent);
      await act(desk, (change) => eraseHousehold(change, input));
      const said = member === undefined ? 'office.say.erased' : 'office.say.personErased';
      return [say(desk.language, said, { number: typed.words[0] ?? '' })];
    },
  },
  'set-email': {
    words: ['household'],
    // never left out, as in the call
    needs: ['email', 'reason', 'taken-over'],
    takes: [],
    run: async (desk, typed) => {
      const { email, reason, 'taken-over': taken } = typed.options;
      const sent = { ...(await household(desk, typed)), email, reason, is_taken_over: yesOrNo(taken) };
      const input = inputOf(officeContract.setEmail, sent);
      const { approval } = await act(desk, (change) => setEmail(change, input));
      return [approval ? sayWaits(desk.language, approval) : say(desk.language, 'office.say.emailSet')];
    },
  },
  'set-eligibility': {
    words: ['member'],
    needs: ['basis', 'relationship'],
    takes: [],
    run: async (desk, { words: [id], options: { basis, relationship } }) => {
      const sent = { id, membership_basis: basis, relationship_type: relationship };
      const input = inputOf(officeContract.setEligibility, sent);
      return householdLines(desk, await act(desk, (change) => setEligibility(change, input)));
    },
  },
  pay: {
    words: ['bill'],
    needs: ['amount', 'on'],
    takes: ['from', 'text', 'key'],
    run: async (desk, typed) => {
      const { amount, on: value_date, from: counterparty_name, text: remittance_text, key } = typed.options;
      const payer = { counterparty_name, remittance_text, transaction_key: key };
      const sent = { amount: euros(amount), value_date, ...payer };
      const input = inputOf(officeContract.bookPayment, { ...(await invoice(desk, typed)), ...sent });
      const booked = await act(desk, (change) => bookPayment(change, input));
      return [say(desk.language, 'office.say.payment', { id: booked.id }), invoiceLine(desk, booked.invoice)];
    },
  },
  return: {
    words: ['payment'],
    needs: [],
    takes: ['on'],
    run: async (desk, { words: [id], options: { on } }) => {
      const input = inputOf(officeContract.returnPayment, { id, returned_on: on });
      const { invoices } = await act(desk, (change) => returnPayment(change, input));
      return invoices.map((one) => invoiceLine(desk, one));
    },
  },
  assign: {
    words: ['payment', 'bill'],
    needs: ['amount'],
    takes: [],
    run: async (desk, { words: [id, bill = ''], options: { amount } }) => {
      const sale_invoice_id = number(await invoiceNamed(desk.ground.db, bill));
      const input = inputOf(officeContract.assignPayment, { id, sale_invoice_id, amount: euros(amount) });
      const { invoices } = await act(desk, (change) => assignPayment(change, input));
      return invoices.map((one) => invoiceLine(desk, one));
    },
  },
  confirm: invoiceCommand('confirm'),
  cancel: invoiceCommand('cancel'),
  void: invoiceCommand('void'),
  'write-off': invoiceCommand('writeOff'),
  reopen: invoiceCommand('reopen'),
  'give-back': invoiceCommand('giveBack'),
  notify: {
    words: [],
    needs: ['title', 'text'],
    takes: [],
    either: ['household', 'everybody'],
    run: async (desk, { options: { title, text: data, household: named } }) => {
      const to = named === undefined ? null : number(await householdNamed(desk.ground.db, named));
      const input = inputOf(officeContract.sendNews, { title, data, household_id: to });
      const { household_id } = await act(desk, (change) => sendNews(change, input));
      const { language } = desk;
      return [household_id ? say(language, 'office.say.newsSent') : say(language, 'office.say.newsComing')];
    },
  },
} as const satisfies Record<string, Command>;

function invoiceCommand(step: OfficeInvoiceStep): Command {
  return {
    words: ['bill'],
    needs: [],
    takes: [],
    run: async (desk, typed) => {
      const input = inputOf(officeContract.takeInvoiceStep, { ...(await invoice(desk, typed)), step });
      return [invoiceLine(desk, await act(desk, (change) => takeInvoiceStep(change, input)))];
    },
  };
}

async function household({ ground }: Desk, { words: [named = ''] }: Typed) {
  return { id: await householdNamed(ground.db, named) };
}

async function invoice({ ground }: Desk, { words: [named = ''] }: Typed) {
  return { id: await invoiceNamed(ground.db, named) };
}

/** What is no amount is left for the schema to refuse. */
function euros(text = ''): number {
  return readEuros(text) ?? Number.NaN;
}

/** What is no whole number is left for the schema to refuse. */
function number(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** What is neither is left for the schema to refuse. */
function yesOrNo(text = ''): boolean | undefined {
  return { yes: true, no: false }[text];
}

function householdLines({ language }: Desk, { name, membership_no, status, status_since }: HouseholdSummary): string[] {
  const words = { name, number: membership_no, since: status_since };
  return [
    say(language, 'office.say.household', { ...words, status: say(language, `reference.memberStatus.${status}`) }),
  ];
}

function invoiceLine({ language }: Desk, one: OfficeInvoice): string {
  const words = { number: one.bill_number, status: invoiceStatus(one, language), open: one.open_item.toFixed(2) };
  return say(language, 'office.say.invoice', words);
}
