import { escapeHtml } from '../platform/mail/layout.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';
import type { Applicant } from './submission.reads.ts';

/** Says that the application has arrived complete, and what comes next. */
export function submittedLetter(applicant: Applicant, { association, publicUrl }: Settings): Letter {
  const { language, first_name, last_name } = applicant;
  return {
    language,
    subject: say(language, 'application.submitted.subject'),
    greeting: say(language, 'application.submitted.greeting', { name: `${first_name} ${last_name}` }),
    paragraphs: paragraphs(applicant),
    button: { label: say(language, 'application.submitted.button'), url: `${publicUrl}/member-ui/news` },
    notes: [say(language, 'application.submitted.questions', { phone: association.phone })],
    closing: say(language, 'application.submitted.closing'),
  };
}

/** The same as news in the portal. */
export function submittedNews(applicant: Applicant): { title: string; html: string } {
  const texts = paragraphs(applicant).map((text) => `<p>${escapeHtml(text)}</p>`);
  return { title: say(applicant.language, 'application.submitted.subject'), html: texts.join('') };
}

function paragraphs({ language }: Applicant): string[] {
  return [
    say(language, 'application.submitted.intro'),
    say(language, 'application.submitted.locked'),
    say(language, 'application.submitted.waiting'),
  ];
}
