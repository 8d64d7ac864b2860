import { expect, it } from 'vitest';
import { readScanName, scanTypes } from './scanName.ts';

const name = { membership_nos: [], old_numbers: [], types: [], words: [] };

it.each([
  ['815_Reisepass.pdf', { old_numbers: ['815'], types: ['passport'] }],
  ['0815-Pass.jpg', { old_numbers: ['815'], types: ['passport'] }],
  ['M-0815 Meldezettel Ayşe.jpg', { old_numbers: ['815'], types: ['registration_form'], words: ['ayse'] }],
  ['M-0815/98', { old_numbers: ['98'] }],
  ['815/IMG_4711.jpg', { old_numbers: ['815'] }],
  ['815/Pass Ayse Kaya.jpg', { old_numbers: ['815'], types: ['passport'], words: ['ayse', 'kaya'] }],
  ['Reisepässe/815.jpg', { old_numbers: ['815'] }],
  ['Pass/815 Fatma.jpg', { old_numbers: ['815'], types: ['passport'], words: ['fatma'] }],
  ['Mitglieder\\0042\\oturum.png', { old_numbers: ['42'], types: ['residence_permit'] }],
  ['1000017_pasaport.pdf', { membership_nos: ['1000017'], old_numbers: ['1000017'], types: ['passport'] }],
  ['815 Pass 12.05.2019.pdf', { old_numbers: ['815'], types: ['passport'] }],
  ['815 Pass 2019-05-12.pdf', { old_numbers: ['815'], types: ['passport'] }],
  ['815_Pass_2.pdf', { old_numbers: ['815'], types: ['passport'] }],
  ['815_Pass_16.pdf', { old_numbers: ['815', '16'], types: ['passport'] }],
  ['Nr815 Beitrittserklärung.pdf', { old_numbers: ['815'], types: ['signed_application'] }],
  ['815 Meldebestaetigung.pdf', { old_numbers: ['815'], types: ['registration_form'] }],
  ['IMG_4711.jpg', {}],
  ['WhatsApp Image 2024-01-05.jpg', {}],
  ['Scan0001.pdf', {}],
  ['20240105.jpg', {}],
  ['', {}],
  ['.pdf', {}],
])('%s', (path, expected) => {
  expect(readScanName(path)).toEqual({ ...name, ...expected });
});

it('every kind has its words in German and Turkish', () => {
  const paths = [
    'Reisepass pasaport',
    'Aufenthaltstitel oturum',
    'Meldezettel ikametgah',
    'Antrag başvuru',
    'Sonstiges diğer',
  ];

  expect(paths.map((path) => readScanName(path).types)).toEqual(scanTypes.map((type) => [type]));
});
