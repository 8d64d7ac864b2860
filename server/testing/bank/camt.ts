import { OUR_IBAN } from './bankFiles.ts';

/** An XML element; undefined and empty content is left out. */
export function xml(name: string, ...content: (string | undefined)[]): string {
  const inside = content.filter(Boolean).join('');
  return inside ? `<${name}>${inside}</${name.split(' ')[0]}>` : '';
}

export const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const amount = (euros: string, currency = 'EUR') => `<Amt Ccy="${currency}">${euros}</Amt>`;

export type Detail = Partial<{
  amount: string;
  /** The element that contains the amount; default `Amt`. */
  amountAs: 'Amt' | 'TxAmt' | 'InstdAmt';
  name: string;
  ultimate: string;
  iban: string;
  text: string;
  reference: string;
  note: string;
  endToEnd: string;
  id: string;
  charges: string;
  isReturned: boolean;
}>;

export type EntryOf = Partial<{
  amount: string;
  currency: string;
  side: 'CRDT' | 'DBIT';
  status: string;
  booked: string;
  value: string;
  reference: string;
  note: string;
  count: number;
  charges: string;
  isReversal: boolean;
  details: Detail[];
}>;

export type StatementOf = Partial<{
  iban: string;
  account: string;
  id: string;
  opening: string;
  closing: string;
  from: string;
  entries: string[];
}>;

/** A version of camt.053; versions differ in where names and states are. */
export type Version = '02' | '04' | '08';

const DAY = '2027-01-08';

/** One entry of a statement in this version's format; by default 60 euros credited on 8 January 2027. */
export function entry(of: EntryOf, version: Version = '08'): string {
  const { side = 'CRDT', currency, booked = DAY, value = booked, details = [{}], count } = of;
  const status = of.status ?? (version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK');
  return xml(
    'Ntry',
    amount(of.amount ?? '60.00', currency),
    xml('CdtDbtInd', side),
    of.isReversal ? xml('RvslInd', 'true') : '',
    xml('Sts', status),
    xml('BookgDt', xml('Dt', booked)),
    xml('ValDt', xml('Dt', value)),
    xml('AcctSvcrRef', of.reference),
    chargesOf(of.charges, version),
    details.length > 0 || count !== undefined
      ? xml(
          'NtryDtls',
          count === undefined ? '' : xml('Btch', xml('NbOfTxs', String(count))),
          ...details.map((detail) => detailOf(detail, { version, isIn: side === 'CRDT' || of.isReversal === true })),
        )
      : '',
    xml('AddtlNtryInf', of.note && text(of.note)),
  );
}

function detailOf(of: Detail, { version, isIn }: { version: Version; isIn: boolean }): string {
  const role = isIn ? 'Dbtr' : 'Cdtr';
  const party = (name?: string) =>
    name && (version === '08' ? xml('Pty', xml('Nm', text(name))) : xml('Nm', text(name)));
  const told = of.amount && amount(of.amount);
  const { amountAs = version === '02' ? 'TxAmt' : 'Amt' } = of;
  return `<TxDtls>${[
    xml('Refs', xml('EndToEndId', of.endToEnd), xml('TxId', of.id)),
    amountAs === 'Amt' ? told : xml('AmtDtls', xml(amountAs, told)),
    chargesOf(of.charges, version),
    xml(
      'RltdPties',
      xml(role, party(of.name)),
      xml(`${role}Acct`, xml('Id', xml('IBAN', of.iban))),
      xml(`Ultmt${role}`, party(of.ultimate)),
    ),
    xml('RmtInf', xml('Ustrd', of.text && text(of.text)), xml('Strd', xml('CdtrRefInf', xml('Ref', of.reference)))),
    of.isReturned ? xml('RtrInf', xml('Rsn', xml('Cd', 'AC04'))) : '',
    xml('AddtlTxInf', of.note && text(of.note)),
  ]
    .filter(Boolean)
    .join('')}</TxDtls>`;
}

function chargesOf(euros: string | undefined, version: Version): string {
  if (euros === undefined) return '';
  return version === '02'
    ? xml('Chrgs', amount(euros))
    : xml('Chrgs', xml('Rcrd', amount(euros), xml('CdtDbtInd', 'DBIT')));
}

export function statement({
  iban = OUR_IBAN,
  account,
  id = '1',
  opening,
  closing,
  from,
  entries = [],
}: StatementOf): string {
  const balance = (code: string, euros: string | undefined) =>
    euros &&
    xml(
      'Bal',
      xml('Tp', xml('CdOrPrtry', xml('Cd', code))),
      amount(euros.replace('-', '')),
      xml('CdtDbtInd', euros.startsWith('-') ? 'DBIT' : 'CRDT'),
      xml('Dt', xml('Dt', DAY)),
    );
  return xml(
    'Stmt',
    xml('Id', id),
    xml('CreDtTm', `${DAY}T22:00:00`),
    from && xml('FrToDt', xml('FrDtTm', `${from}T00:00:00`), xml('ToDtTm', `${DAY}T23:59:59`)),
    xml('Acct', xml('Id', account === undefined ? xml('IBAN', iban) : xml('Othr', xml('Id', account)))),
    balance('OPBD', opening),
    balance('CLBD', closing),
    ...entries,
  );
}

export type FileOf = {
  version?: Version;
  space?: string;
  prefix?: string;
  encoding?: BufferEncoding;
  declared?: string;
};

/** A file with these statements; `space` is the namespace, which some countries change. */
export function camt(statements: readonly string[], of: FileOf = {}): Buffer {
  const { version = '08', prefix = '', encoding = 'utf8', declared = 'UTF-8' } = of;
  const { space = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}` } = of;
  const body = xml('BkToCstmrStmt', xml('GrpHdr', xml('MsgId', 'M')), ...statements);
  const named = prefix ? body.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`) : body;
  const name = prefix ? `${prefix}:Document` : 'Document';
  const attribute = prefix ? `xmlns:${prefix}` : 'xmlns';
  return Buffer.from(
    `<?xml version="1.0" encoding="${declared}"?><${name} ${attribute}="${space}">${named}</${name}>`,
    encoding,
  );
}

/** A file with one statement of one entry. */
export const single = (of: EntryOf, file: FileOf = {}) =>
  camt([statement({ entries: [entry(of, file.version)] })], file);
