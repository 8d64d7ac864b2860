import { fullName } from '../../../domain/shared/fullName.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { portalUrl } from '../../platform/portal.ts';
import type { Settings } from '../../platform/work.ts';
import { say } from '../../words.ts';
import type { Applicant } from './submitted.reads.ts';

/** `is_settled`: whether both fees were paid before, so that the waiting period begins with the submission (D21). */
type Submitted = Applicant & { is_settled: boolean };

/** The application has arrived complete, with the next steps. */
export function submittedLetter(submitted: Submitted, settings: Settings): Letter {
  const { language } = submitted;
  return {
    language,
    subject: say(language, 'application.submitted.subject'),
    greeting: say(language, 'application.submitted.greeting', { name: fullName(submitted) }),
    paragraphs: paragraphs(submitted),
    button: { label: say(language, 'application.submitted.button'), url: portalUrl(settings, '/news') },
    notes: [say(language, 'application.submitted.questions', { phone: settings.association.phone })],
    closing: say(language, 'application.submitted.closing'),
  };
}

/** `submittedLetter` as news in the portal. */
export function submittedNews(submitted: Submitted): { title: string; html: string } {
  const texts = paragraphs(submitted).map((text) => `<p>${escapeHtml(text)}</p>`);
  return { title: say(submitted.language, 'application.submitted.subject'), html: texts.join('') };
}

function paragraphs({ language, is_settled, money_rests }: Submitted): string[] {
  const next = is_settled ? 'application.submitted.settled' : 'application.submitted.waiting';
  return [
    say(language, 'application.submitted.intro'),
    say(language, 'application.submitted.locked'),
    ...(money_rests ? [] : [say(language, next)]),
  ];
}
