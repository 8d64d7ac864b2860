import { describe, expect, it } from 'vitest';
import {
  changedPhones,
  markedNumber,
  mayAddPhone,
  type PhoneRow,
  withMark,
  withNewPhone,
  withStored,
  withStoredPhone,
} from './phoneRows.ts';

const mobile: PhoneRow = { id: 1, phone_number: '+43664111222', phone_type: 'private_mobile', is_main_number: true };
const landline: PhoneRow = { id: 2, phone_number: '01222333', phone_type: 'private_landline', is_main_number: false };

describe('the list of phone numbers', () => {
  it('allows one new row at a time', () => {
    const once = withNewPhone([mobile]);

    expect(mayAddPhone([mobile])).toBe(true);
    expect(mayAddPhone(once)).toBe(false);
  });

  it('moves the mark of the main number', () => {
    expect(withMark([mobile, landline], 2, true).map((row) => row.is_main_number)).toEqual([false, true]);
  });

  it('removes a mark without giving it to another number', () => {
    expect(withMark([mobile, landline], 1, false).map((row) => row.is_main_number)).toEqual([false, false]);
  });

  it('stores new and changed numbers, and the new main number first', () => {
    const marked = withMark([mobile, landline], 2, true);
    const rows = withNewPhone(marked);

    expect(changedPhones(rows, [mobile, landline]).map((row) => row.id)).toEqual([2, 1, -1]);
    expect(changedPhones([mobile, landline], [mobile, landline])).toEqual([]);
  });

  it('the marked number can be stored once it is valid', () => {
    expect(markedNumber([{ ...mobile, phone_number: '+43 664 111222' }, landline])).toBe('+43664111222');
    expect(markedNumber(withMark(withNewPhone([mobile]), -1, true))).toBeUndefined();
    expect(markedNumber([landline])).toBeUndefined();
  });

  it('a number stored alone is added to the stored ones, and takes over the mark', () => {
    const added: PhoneRow = { ...landline, is_main_number: true };

    expect(withStored([mobile], added)).toEqual([{ ...mobile, is_main_number: false }, added]);
    expect(withStored([mobile, landline], added)).toEqual([{ ...mobile, is_main_number: false }, added]);
  });

  it('a stored number gets its id, and keeps what was typed meanwhile', () => {
    const sent: PhoneRow = { ...landline, id: -1 };
    const asTyped = { ...sent, phone_number: '01 222333' };

    expect(withStoredPhone([mobile, asTyped], sent, landline)).toEqual([mobile, landline]);
    expect(withStoredPhone([mobile, { ...sent, phone_number: '012223334' }], sent, landline)).toEqual([
      mobile,
      { ...landline, phone_number: '012223334' },
    ]);
  });
});
