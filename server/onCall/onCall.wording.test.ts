import { expect, test } from 'vitest';
import { languages } from '../../domain/shared/language.ts';
import { textMessageSize } from '../../domain/shared/textMessageParts.ts';
import { testAssociation } from '../testing/testServer.ts';
import { type CalledFor, onCallTextMessage } from './onCall.wording.ts';

const calls: CalledFor[] = ['deathReported', 'manyReports', 'notOpened', 'manyWaiting', 'test'];

test.each(languages.flatMap((language) => calls.map((call) => [language, call] as const)))(
  'in %s the text message of %s has one part, and names nobody',
  (language, call) => {
    const text = onCallTextMessage(language, { calledFor: call, waiting: 1_234 }, { association: testAssociation });

    expect(textMessageSize(text)).toMatchObject({ parts: 1 });
    expect(text).not.toMatch(/tod|sterb|death|died|vefat|öl|cenaze/i);
    expect(text).not.toContain(testAssociation.phone);
  },
);
