import { expect, it } from 'vitest';
import { clockIn, instantIn } from './viennaTime.ts';

it.each([
  ['10.01.2027', '14:30', '2027-01-10T13:30:00.000Z'],
  ['10.07.2027', '14:30', '2027-07-10T12:30:00.000Z'],
  ['28.03.2027', '01:59', '2027-03-28T00:59:00.000Z'],
  ['28.03.2027', '03:00', '2027-03-28T01:00:00.000Z'],
  ['31.10.2027', '04:00', '2027-10-31T03:00:00.000Z'],
  ['1.7.2027', '9.05', '2027-07-01T07:05:00.000Z'],
  ['10.01.2027', '24:00', undefined],
  ['31.02.2027', '10:00', undefined],
  ['10.01.2027', '', undefined],
])('%s %s', (day, time, instant) => {
  expect(instantIn('Europe/Vienna', day, time)).toBe(instant);
});

it.each([
  ['14.01.2027', '13:30', '2027-01-14T10:30:00.000Z'],
  ['14.07.2027', '13:30', '2027-07-14T10:30:00.000Z'],
  ['15.01.2027', '00:30', '2027-01-14T21:30:00.000Z'],
])('%s, %s in Türkiye is %s, and is shown as typed', (day, time, instant) => {
  expect(instantIn('Europe/Istanbul', day, time)).toBe(instant);
  expect(clockIn('Europe/Istanbul', instant)).toEqual({ date: day, time });
});
