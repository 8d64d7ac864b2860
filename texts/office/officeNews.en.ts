import type { officeNewsDe } from './officeNews.de.ts';

export const officeNewsEn: typeof officeNewsDe = {
  subject: 'Subject',
  text: 'News',
  textHint: 'An empty line begins a new paragraph. Addresses with https become links.',
  noMail: 'It appears in the portal under “News”. No e-mail is sent.',
  language: 'Language of the news',
  languageHint: 'So that screen readers pronounce it correctly.',
  severalLanguages: 'several languages',
  toOne: 'News to {{name}}',
  toOneHint: 'Language of the household: {{language}}.',
  sendOne: 'Send',
  sentOne: 'The news is sent.',
};
