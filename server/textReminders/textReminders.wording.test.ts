import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/shared/language.ts';
import { textMessageSize } from '../../domain/shared/textMessageParts.ts';
import { textKinds } from '../../domain/textReminders/textReminders.ts';
import { testAssociation } from '../testing/testServer.ts';
import { codeText, reminderText } from './textReminders.wording.ts';

/** Names as associations have them: short, long, in Turkish letters, in one word that is longer than a message. */
const NAMES = [
  'Hilfe',
  'Solidaritätsgemeinschaft der Familien in Vorarlberg und Tirol',
  'Dayanışma Ağı Viyana',
  'ş'.repeat(90),
];
const associations = NAMES.map((short_name) => ({ ...testAssociation, short_name }));

describe.each(languages)('in %s', (language) => {
  it.each(textKinds)('the message about %s is short, and names neither cause, amount nor anybody', (kind) => {
    const text = reminderText(language, kind, {
      publicUrl: 'https://mitglieder.verein.example',
      association: testAssociation,
    });

    expect(textMessageSize(text).parts).toBeLessThanOrEqual(2);
    expect(text).toContain('https://mitglieder.verein.example/member-ui/news');
    expect(text.replace(/^[^:]+: /, '')).not.toMatch(
      /tod|sterb|death|vefa|öl[üm]|cenaze|grab|mezar|burial|islam|cami|zahl|pay|öde|€|\d|rechnung|invoice|fatura/i,
    );
  });

  it('a very long address is left out, and the code fits into one part', () => {
    const text = reminderText(language, 'news', {
      publicUrl: `https://${'sehr-lang.'.repeat(40)}example`,
      association: testAssociation,
    });

    expect(text).not.toContain('http');
    expect(textMessageSize(codeText(language, '123456', { association: testAssociation })).parts).toBe(1);
  });

  it.each(associations)(
    'a message begins with the name $short_name, shortened where it would cost another one',
    (association) => {
      const publicUrl = 'https://mitglieder.verein.example';
      const texts = textKinds.map((kind) => reminderText(language, kind, { publicUrl, association }));
      const code = codeText(language, '123456', { association });

      expect(texts.filter((text) => textMessageSize(text).parts > 2)).toEqual([]);
      expect(textMessageSize(code).parts).toBe(1);
      for (const text of [...texts, code]) expect(text).toMatch(/^(Hilfe|Solidarit|Dayan[ıi][şs]ma|s+:|ş)/);
    },
  );
});
