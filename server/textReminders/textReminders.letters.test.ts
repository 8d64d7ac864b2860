import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/shared/language.ts';
import { textMessageSize } from '../../domain/shared/textMessageParts.ts';
import { textKinds } from '../../domain/textReminders/textReminders.ts';
import { codeText, reminderText } from './textReminders.letters.ts';

describe.each(languages)('in %s', (language) => {
  it.each(textKinds)('the message about %s is short, and names neither cause, amount nor anybody', (kind) => {
    const text = reminderText(language, kind, { publicUrl: 'https://mitglieder.verein.example' });

    expect(textMessageSize(text).parts).toBeLessThanOrEqual(2);
    expect(text).toContain('https://mitglieder.verein.example/member-ui/news');
    expect(text.replace(/^Vefa: /, '')).not.toMatch(
      /tod|sterb|death|vefa|öl[üm]|cenaze|grab|mezar|burial|islam|cami|zahl|pay|öde|€|\d|rechnung|invoice|fatura/i,
    );
  });

  it('a very long address is left out, and the code fits into one part', () => {
    const text = reminderText(language, 'news', { publicUrl: `https://${'sehr-lang.'.repeat(40)}example` });

    expect(text).not.toContain('http');
    expect(textMessageSize(codeText(language, '123456')).parts).toBe(1);
  });
});
