import type { postWordingDe } from './wording.de.ts';

export const postWordingEn: typeof postWordingDe = {
  title: 'Letter to member {{number}}',
  date: 'Date',
  file: 'Letters of {{date}}',
  filename: 'Letters-{{date}}.pdf',
  filenameOne: '{{title}}.pdf',
  circularTest: 'Test: {{subject}}',
  circularTestWords: 'Only you get this test. What it says of a household is made up.',
};
