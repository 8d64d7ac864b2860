import { expect, it } from 'vitest';
import { unparted } from './unparted.ts';

it('no line of a screen ends between the letter and the word of “e-posta” and “E-Mail”', () => {
  const texts = { contact: { tr: 'Bir e-posta, e-postamız', de: 'Ihre E-Mail-Adresse', file: 'Belge-2026 {{name}}' } };

  expect(unparted(texts, 'tr')).toEqual({
    contact: {
      tr: 'Bir e-\u2060posta, e-\u2060postamız',
      de: 'Ihre E-\u2060Mail-Adresse',
      file: 'Belge-2026 {{name}}',
    },
  });
});

it('English sentences stay as the specification has them', () => {
  expect(unparted({ refused: 'Invalid E-mail address' }, 'en')).toEqual({ refused: 'Invalid E-mail address' });
});
