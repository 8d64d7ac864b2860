import { type LostMail, mailsContract } from '../../../domain/mails/mails.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

/** Actions for abandoned mails, each after a question about its consequences. Render `question` somewhere. */
export function useLostMailDecisions(tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const sendMailAgain = useDecision(mailsContract.sendMailAgain);
  const closeMail = useDecision(mailsContract.closeMail);

  async function sendAgain(mail: LostMail) {
    const { id, goes_to: email, pending_email, recipient, created_at, whose } = mail;
    if (email === null) return;
    await ask({
      title: t('office.lostMail.againTitle', { subject: nameOf(mail) }),
      consequence: [
        t(email === recipient ? 'office.lostMail.againTo' : 'office.lostMail.againToNew', { email }),
        pending_email && t('office.lostMail.pending', { email: pending_email }),
        t('office.lostMail.asWritten', { date: toWireDay(dayOf(created_at)) }),
      ],
      yes: t('office.lostMail.againYes'),
      look: 'primary',
      act: () => sendMailAgain.mutateAsync({ id, goes_to: email, ...seenOf(whose) }),
      told: (say) => say('office.lostMail.didAgain', { email }),
    });
  }

  async function close(mail: LostMail) {
    await ask({
      title: t('office.lostMail.closeTitle', { subject: nameOf(mail) }),
      consequence: [
        t(mail.goes_to === null ? 'office.lostMail.closeNever' : 'office.lostMail.closeWords'),
        isOver(mail) && t('office.lostMail.closeOver'),
      ],
      yes: t('office.lostMail.closeYes'),
      look: 'primary',
      act: () => closeMail.mutateAsync({ id: mail.id, ...seenOf(mail.whose) }),
      told: (say) => say('office.lostMail.didClose'),
    });
  }

  return { sendAgain, close, question };
}

function nameOf({ subject, recipient }: LostMail): string {
  return subject ?? recipient;
}

/** Whether the mail only concerned an account, so that no line about a known person remains. */
function isOver({ goes_to, whose, subject }: LostMail): boolean {
  return goes_to === null && whose !== null && subject !== null;
}

function seenOf(whose: LostMail['whose']) {
  return whose ? { seen: whose.last_decision } : {};
}
