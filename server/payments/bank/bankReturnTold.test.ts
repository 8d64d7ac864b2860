import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankLine } from '../../../domain/payments/bank/bankLine.ts';
import { sendBankFile, undecidedLines } from '../../testing/bank/bankBuilders.ts';
import { arriving } from '../../testing/bank/bankFiles.ts';
import { camt, entry, statement, xml } from '../../testing/bank/camt.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { roomFor } from '../bankFiles/bankFormat.ts';
import { keyed } from '../bankFiles/keyedLines.ts';
import { readStatements } from '../bankFiles/statementReader.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
});
afterAll(() => server.stop());

/** A file with one entry, whose only transaction has this as well. */
function withDetail(markup: string, of: Parameters<typeof entry>[0] = {}): Buffer {
  return camt([
    statement({
      entries: [
        entry(of).replace('</TxDtls>', `${markup}</TxDtls>`).replace('<TxDtls></TxDtls>', `<TxDtls>${markup}</TxDtls>`),
      ],
    }),
  ]);
}

async function lineOf(file: Buffer): Promise<BankLine & { transaction_key: string }> {
  const [line] = keyed(await readStatements(arriving(file), roomFor()));
  if (!line) throw new Error('no line');
  return line;
}

const reason = (...inside: string[]) => xml('RtrInf', ...inside);

it.each<[string, string, string | null, string | null]>([
  ['a code', reason(xml('Rsn', xml('Cd', 'MD06'))), 'MD06', null],
  [
    'a code and words',
    reason(xml('Rsn', xml('Cd', 'AC04')), xml('AddtlInf', 'Konto geloescht')),
    'AC04',
    'Konto geloescht',
  ],
  ['words in two lines', reason(xml('AddtlInf', 'Konto'), xml('AddtlInf', 'geloescht')), null, 'Konto geloescht'],
  ['the bank’s own reason', reason(xml('Rsn', xml('Prtry', 'KONTO ERLOSCHEN'))), null, 'KONTO ERLOSCHEN'],
  [
    'a code in small letters, and who sent it',
    reason(xml('Orgtr', xml('Nm', 'Bank Austria')), xml('Rsn', xml('Cd', 'am04'))),
    'AM04',
    'Bank Austria',
  ],
  ['the first version', reason(xml('RtrRsn', 'AC01'), xml('AddtlRtrRsnInf', 'IBAN falsch')), 'AC01', 'IBAN falsch'],
  ['nothing', reason(xml('OrgnlBkTxCd', xml('Prtry', 'x'))), null, null],
])('a bank says why money came back: %s', async (_what, markup, return_code, bank_text) => {
  expect(await lineOf(withDetail(markup))).toMatchObject({ is_return: true, return_code, bank_text });
});

it('money that came back by the bank’s transaction code is no payment, whatever it names', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const { bill_number } = await anInvoice(server, household, {});
  const code = xml('BkTxCd', xml('Domn', xml('Fmly', xml('SubFmlyCd', 'RRTN'))));

  await sendBankFile(client, withDetail(code, { details: [{ text: bill_number }], reference: 'RR-1' }));

  expect((await undecidedLines(client)).map(({ reason: why }) => why)).toContain('came_back');
});

it('a clerk reads the reason, and the reference in its words leads to the payment', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const invoice = await anInvoice(server, household, {});
  await sendBankFile(
    client,
    camt([statement({ entries: [entry({ details: [{ text: invoice.bill_number }], reference: 'P-1' })] })]),
  );

  const words = reason(xml('Rsn', xml('Cd', 'MD06')), xml('AddtlInf', `zu ${invoice.payment_reference}`));
  await sendBankFile(client, withDetail(words, { side: 'DBIT', reference: 'P-2' }));

  const line = (await undecidedLines(client)).find(({ amount }) => amount < 0);
  expect(line).toMatchObject({ reason: 'returned', return_code: 'MD06', bank_text: `zu ${invoice.payment_reference}` });
  expect(line?.returnable.map(({ household_id }) => household_id)).toEqual([household.household_id]);
});

const parties = (account: string) =>
  xml('RltdPties', xml('Dbtr', xml('Nm', 'Ali')), xml('DbtrAcct', xml('Id', account)), xml('Cdtr', xml('Nm', 'Vefa')));

it.each<[string, string, string]>([
  [
    'the words of a return',
    reason(xml('Rsn', xml('Cd', 'AC04'))),
    reason(xml('Rsn', xml('Cd', 'AC01')), xml('AddtlInf', 'x')),
  ],
  ['an account that is called another number', parties(''), parties(xml('Othr', xml('Id', 'AT483200000012345864')))],
  ['more structures', '', xml('RmtInf', xml('Strd', xml('RfrdDocInf', xml('LineDtls', xml('Id', xml('Nb', '47'))))))],
  ['a transaction code', parties(''), parties('') + xml('BkTxCd', xml('Domn', xml('Fmly', xml('SubFmlyCd', 'RRTN'))))],
])('what is read in addition does not change which line it is: %s', async (_what, before, after) => {
  const known = await lineOf(withDetail(before));
  expect((await lineOf(withDetail(after))).transaction_key).toBe(known.transaction_key);
});
