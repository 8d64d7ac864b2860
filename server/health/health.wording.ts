import type { HealthPart } from '../../domain/health/health.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { mail } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { officeUrl } from '../platform/portal.ts';
import { say } from '../words.ts';

type Told = { language: Language; settings: Settings; wrong: readonly HealthPart[] };

/** Says in words what is wrong with the running of the product, and what to do. */
export const healthMail = mail('health.mail', ({ language, settings, wrong }: Told) => ({
  says: [
    'intro',
    wrong.map((part) => `${say(language, `health.parts.${part}`)}: ${say(language, `health.toDo.${part}`)}`),
  ],
  url: officeUrl(settings, '/health'),
  notes: ['onceADay'],
}));

type Noted = { language: Language; settings: Settings; head: string };

/** The end of the audit log's chain, for the board to keep. */
export const recordMail = mail('health.recordMail', ({ settings, head }: Noted) => ({
  says: ['intro', 'value', 'keep'],
  values: { head },
  url: officeUrl(settings, '/lists/record'),
  notes: ['onceAWeek'],
}));
