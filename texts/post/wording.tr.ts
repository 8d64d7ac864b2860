import type { postWordingDe } from './wording.de.ts';

export const postWordingTr: typeof postWordingDe = {
  title: '{{number}} numaralı üyeye mektup',
  date: 'Tarih',
  file: '{{date}} tarihli mektuplar',
  filename: 'Mektuplar-{{date}}.pdf',
  filenameOne: '{{title}}.pdf',
  circularTest: 'Deneme: {{subject}}',
  circularTestWords: 'Bu denemeyi yalnız siz alıyorsunuz. Hane bilgileri uydurmadır.',
};
