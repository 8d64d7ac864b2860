export const postWordingDe = {
  title: 'Brief an Mitglied {{number}}',
  date: 'Datum',
  file: 'Briefe vom {{date}}',
  filename: 'Briefe-{{date}}.pdf',
  filenameOne: '{{title}}.pdf',
  circularTest: 'Test: {{subject}}',
  circularTestWords: 'Nur Sie bekommen diesen Test. Die Angaben zum Haushalt sind erfunden.',
};
