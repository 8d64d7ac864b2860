import { readFile } from 'node:fs/promises';

/** The account of the association in the tests and in the demo. */
export const OUR_IBAN = 'AT611904300234573201';

const SAMPLES = new URL('../../payments/bankFiles/samples/', import.meta.url);

/** A statement in the format of some bank, from the folder of samples. */
export function bankSample(name: string): Promise<Buffer> {
  return readFile(new URL(name, SAMPLES));
}

/** Bytes that arrive in pieces. */
export async function* arriving(bytes: Buffer | string, pieceBytes = 1_000): AsyncGenerator<Buffer> {
  const whole = Buffer.from(bytes as string);
  for (let start = 0; start < whole.length; start += pieceBytes) yield whole.subarray(start, start + pieceBytes);
}

export type Movement = Partial<{
  amount: string;
  side: 'CRDT' | 'DBIT';
  reference: string;
  booked: string;
  value: string;
  name: string;
  iban: string;
  text: string;
  endToEnd: string;
  /** `RvslInd` */
  isReversal: boolean;
}>;

/** A camt.053.001.08 file with these movements; by default 60 euros credited on 11 January 2027. */
export function aBankFile(movements: readonly Movement[], iban: string = OUR_IBAN): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${movements.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`);
}

function entry({ amount = '60.00', side = 'CRDT', booked = '2027-01-11', isReversal, ...movement }: Movement): string {
  const { value = booked, reference, endToEnd, name, iban, text } = movement;
  const role = side === 'CRDT' || isReversal ? 'Dbtr' : 'Cdtr';
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${booked}</Dt></BookgDt><ValDt><Dt>${value}</Dt></ValDt>${tag('AcctSvcrRef', reference)}
<NtryDtls><TxDtls>${endToEnd ? `<Refs>${tag('EndToEndId', endToEnd)}</Refs>` : ''}<RltdPties>
${name ? `<${role}><Pty>${tag('Nm', name)}</Pty></${role}>` : ''}
${iban ? `<${role}Acct><Id>${tag('IBAN', iban)}</Id></${role}Acct>` : ''}</RltdPties>
<RmtInf>${tag('Ustrd', text)}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function tag(name: string, content: string | undefined): string {
  return content ? `<${name}>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>` : '';
}
