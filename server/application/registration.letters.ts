import { fullName } from '../../domain/shared/fullName.ts';
import { escapeHtml } from '../platform/mail/layout.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { portalPath, portalUrl } from '../platform/portal.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';
import type { NewMember } from './registration.reads.ts';

/** The welcome mail after the address is confirmed, with the membership number and the next steps. */
export function welcomeLetter(member: NewMember, settings: Settings): Letter {
  const { language } = member;
  return {
    language,
    subject: say(language, 'accounts.welcome.subject', { association: settings.association.name }),
    greeting: say(language, 'accounts.letter.greeting', { name: fullName(member) }),
    paragraphs: paragraphs(member),
    button: { label: say(language, 'accounts.welcome.button'), url: portalUrl(settings, '/') },
    closing: say(language, 'accounts.letter.closing'),
  };
}

/** `welcomeLetter` as news; it links to the page about the waiting period (D13). */
export function welcomeNews(member: NewMember): { title: string; html: string } {
  const link = `<a href="${portalPath('/welcome')}">${escapeHtml(say(member.language, 'accounts.welcome.newsLink'))}</a>`;
  const texts = paragraphs(member).map((text) => `<p>${escapeHtml(text)}</p>`);
  return { title: say(member.language, 'accounts.welcome.newsTitle'), html: `${texts.join('')}<p>${link}</p>` };
}

function paragraphs({ language, membership_no }: NewMember): string[] {
  return [
    say(language, 'accounts.welcome.intro', { membershipNo: membership_no }),
    say(language, 'accounts.welcome.steps'),
    say(language, 'accounts.welcome.waiting'),
  ];
}
