import type { HealthPart } from '../../domain/health/health.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { officeUrl } from '../platform/portal.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';

type Told = { language: Language; settings: Settings; wrong: readonly HealthPart[] };

/** Says in words what is wrong with the running of the product, and what to do. */
export function healthLetter({ language, settings, wrong }: Told): Letter {
  return {
    language,
    subject: say(language, 'health.letter.subject'),
    greeting: say(language, 'accounts.letter.greetingUnnamed'),
    goesFirst: true,
    paragraphs: [
      say(language, 'health.letter.intro'),
      ...wrong.map((part) => `${say(language, `health.parts.${part}`)}: ${say(language, `health.toDo.${part}`)}`),
    ],
    button: { label: say(language, 'health.letter.button'), url: officeUrl(settings, '/health') },
    notes: [say(language, 'health.letter.onceADay')],
    closing: say(language, 'accounts.letter.closing'),
  };
}
