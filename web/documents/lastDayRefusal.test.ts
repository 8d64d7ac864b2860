import { expect, it } from 'vitest';
import { CallFailed, CallRefused } from '../platform/calls/call.ts';
import { lastDayRefusal } from './lastDayRefusal.ts';

const STATUS = { status: 422, statusText: '' };

it.each([
  [
    'a day in the past',
    refusedWith('validation_failed', 'valid_until', 'date_must_not_be_past'),
    'date_must_not_be_past',
  ],
  ['a year that is too late', refusedWith('check_the_year', 'valid_until', 'check_the_year'), 'check_the_year'],
  ['a refusal of another field', refusedWith('validation_failed', 'name', 'too_long'), undefined],
  ['a refusal without fields', new CallRefused(STATUS, { message: 'file_already_exists' }), undefined],
  ['no answer', new CallFailed(), undefined],
])('the refusal of a last day after %s', (_what, failure, key) => {
  expect(lastDayRefusal(failure)).toBe(key);
});

function refusedWith(message: string, name: string, key: string) {
  return new CallRefused(STATUS, { message, errors: { [name]: [key] } });
}
