import type { officeNewsDe } from './officeNews.de.ts';

export const officeNewsEn: typeof officeNewsDe = {
  title: 'News',
  lead: 'Write to all households that wait or are active.',
  missing: 'Something is still missing',
  subject: 'Subject',
  text: 'News',
  textHint: 'An empty line begins a new paragraph. Addresses with https become links.',
  noMail: 'It appears in the portal under “News”. No e-mail is sent.',
  languages: 'Members read German, Turkish or English. It is best to write in all three.',
  preview: 'Preview',
  previewEmpty: 'Here you see what you write.',
  send: 'Send to all',
  sendTitle: 'Send the news to all households?',
  sendWords: 'All waiting and active households then read “{{title}}”. It cannot be taken back.',
  sendConfirm: 'Send to all',
  sent: 'The news is on its way: in a few minutes everybody has it.',
  toOne: 'News to {{name}}',
  toOneHint: 'Language of the household: {{language}}.',
  sendOne: 'Send',
  sentOne: 'The news is sent.',
};
