import type { FastifyInstance } from 'fastify';
import { creditorReference } from '../../domain/invoicing/creditorReference.ts';
import type { OwedInvoice as MixedInvoice } from '../../domain/payments/bank/proposals.ts';
import { businessDay, type Day } from '../../domain/shared/day.ts';
import { cents, sumCents, toEuros } from '../../domain/shared/money.ts';
import { listOwedInvoices } from '../payments/bank/proposals.reads.ts';
import { findLatestPaid, type Paid } from '../payments/payments.reads.ts';
import type { Context } from '../platform/context.ts';
import { escapeHtml } from '../platform/mail/layout.ts';

/** With the names of everybody in its household. */
type OwedInvoice = MixedInvoice & { names: readonly string[] };

export const DEMO_STATEMENT = '/demo/bank-statement.xml';

const GIFT = cents(2_500);
/** Enough invoices to find one of each kind. */
const ENOUGH_BILLS = 100;

/** A line of today's statement; negative `amount_cents` are debits. */
type Line = {
  reference: string;
  amount_cents: number;
  name: string;
  text?: string;
  structured?: string;
  isReturn?: true;
};

/**
 * A bank statement (camt.053) of today for trying the office, made from what the demo's people owe now: read in at “Bank”, some
 * lines are booked at once, the others wait for a decision (D42). Only in the demo.
 */
export function serveDemoStatement(app: FastifyInstance, { db, clock, settings }: Context): void {
  app.get(DEMO_STATEMENT, async (_request, reply) => {
    const today = businessDay(clock.now());
    const lines = linesOf(await listOwedInvoices(db, ENOUGH_BILLS), await findLatestPaid(db), today);
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="camt053-demo-${today}.xml"`)
      .send(statementOf(lines, { iban: settings.association.iban, today }));
  });
}

/** One line of each kind, as far as the demo's people still owe something. */
function linesOf(owed: readonly OwedInvoice[], paid: Paid | undefined, today: Day): Line[] {
  const byHousehold = Map.groupBy(owed, ({ household_id }) => household_id);
  const several = [...byHousehold.values()].find((invoices) => invoices.length > 1) ?? [];
  const [exact, inText, byName] = [...byHousehold.values()]
    .filter((invoices) => invoices !== several)
    .flatMap((invoices) => invoices.slice(0, 1));
  return [
    ...(exact ? [{ ...transfer(exact), structured: creditorReference(exact.bill_number) }] : []),
    ...(inText ? [{ ...transfer(inText), text: `Beitrag, danke! ${creditorReference(inText.bill_number)}` }] : []),
    ...(byName ? [{ ...transfer(byName), text: 'Mitgliedsbeitrag' }] : []),
    ...together(several),
    {
      reference: `DEMO-GIFT-${today}`,
      amount_cents: GIFT,
      name: 'Moscheefest Favoriten',
      text: 'Sammlung vom Wochenende',
    },
    ...(paid ? [returned(paid)] : []),
  ];
}

function transfer(invoice: OwedInvoice): Line {
  return { reference: `DEMO-${invoice.bill_number}`, amount_cents: invoice.open_cents, name: payerOf(invoice) };
}

/** One transfer over all that a household owes. */
function together(invoices: readonly OwedInvoice[]): Line[] {
  const [first] = invoices;
  if (!first) return [];
  const amount_cents = sumCents(invoices.map(({ open_cents }) => open_cents));
  const text = `Rechnungen ${invoices.map(({ bill_number }) => bill_number).join(' und ')}`;
  return [{ ...transfer(first), reference: `DEMO-ALL-${first.bill_number}`, amount_cents, text }];
}

function returned({ id, amount_cents, counterparty_name, payment_reference }: Paid): Line {
  const text = `Rückgabe ${payment_reference}`;
  return { reference: `DEMO-BACK-${id}`, amount_cents: -amount_cents, name: counterparty_name, text, isReturn: true };
}

/** The name's spelling as many banks send it. */
function payerOf({ names: [name = ''] }: OwedInvoice): string {
  return name.toUpperCase();
}

function statementOf(lines: readonly Line[], { iban, today }: { iban: string; today: Day }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt>
<GrpHdr><MsgId>DEMO-${today}</MsgId><CreDtTm>${today}T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>DEMO-${today}</Id><Acct><Id><IBAN>${iban.replace(/\s/g, '')}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${lines.map((line) => entryOf(line, today)).join('\n')}
</Stmt>
</BkToCstmrStmt>
</Document>
`;
}

function entryOf({ reference, amount_cents, name, text, structured, isReturn }: Line, today: Day): string {
  const amount = toEuros(cents(Math.abs(amount_cents))).toFixed(2);
  const side = amount_cents < 0 ? 'DBIT' : 'CRDT';
  const said = [
    ...(text ? [`<Ustrd>${escapeHtml(text)}</Ustrd>`] : []),
    ...(structured ? [`<Strd><CdtrRefInf><Ref>${structured}</Ref></CdtrRefInf></Strd>`] : []),
  ].join('');
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${isReturn ? '<RvslInd>true</RvslInd>' : ''}
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${today}</Dt></BookgDt><ValDt><Dt>${today}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${escapeHtml(name)}</Nm></Pty></Dbtr></RltdPties><RmtInf>${said}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}
