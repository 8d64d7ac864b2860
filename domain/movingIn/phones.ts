import {
  dialledFrom,
  normalisePhoneNumber,
  type PhoneType,
  phoneNumberProblem,
  readingsOf,
} from '../members/phoneNumber.ts';
import { asciiDigits } from '../shared/digits.ts';
import { type Cell, type CellReader, type Read, textOf } from './cell.ts';

export type ReadPhoneNumber = { phone_number: string; phone_type: PhoneType };

/** Mobile numbers of Austria and Türkiye; others keep the kind that the column says. */
const MOBILE = /^(?:\+436[5-8]|\+905)/;

/** A number of a column of this kind; a mobile number in a column of landlines is one all the same. */
export function phoneOfKind(type: PhoneType): (cell: Cell, reader: CellReader) => Read<ReadPhoneNumber[]> {
  return (cell, reader) => {
    const read = readContactPhone(cell, reader);
    if (!('value' in read)) return read;
    const isMobile = MOBILE.test(read.value);
    const mobileType = type === 'work_landline' ? 'work_mobile' : 'private_mobile';
    return { value: [{ phone_number: read.value, phone_type: isMobile ? mobileType : type }] };
  };
}

/**
 * Reads a number as it is dialled from abroad. A spreadsheet that takes numbers for amounts loses their zero; without a country
 * code it is put back only if one country alone assigns such a number.
 */
export function readContactPhone(cell: Cell, { readPhone }: CellReader): Read<string> {
  const typed = asciiDigits(textOf(cell) ?? '');
  const text = normalisePhoneNumber(typed);
  const problem = phoneNumberProblem(text);
  if (problem === 'several_phone_numbers') return { problem: 'phone_of_several' };
  if (problem) return { problem: 'phone_not_readable' };
  if (typeof cell !== 'number') return { value: dialledFrom(text, readPhone) };
  const { austria, turkiye } = readingsOf(`0${text}`, readPhone);
  const abroad = readPhone(`+${text}`);
  const found = new Set([austria, turkiye, abroad?.isValid ? abroad.number : undefined].filter(Boolean));
  const [only] = found;
  return only && found.size === 1 ? { value: only } : { problem: 'phone_without_zero' };
}
