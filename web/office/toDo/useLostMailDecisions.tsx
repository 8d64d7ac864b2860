import { type LostMail, mailsContract } from '../../../domain/mails/mails.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useDecision } from '../calls/useDecision.ts';

/** Actions for abandoned mails, each after a question about its consequences. Render `question` somewhere. */
export function useLostMailDecisions(tellDone: TellDone) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const sendMailAgain = useDecision(mailsContract.sendMailAgain);
  const closeMail = useDecision(mailsContract.closeMail);
  const cancelLabel = t('shared.action.cancel');

  async function sendAgain(mail: LostMail) {
    const { id, goes_to: email, pending_email, recipient, created_at, whose } = mail;
    if (email === null) return;
    const isSure = await confirm({
      title: t('office.lostMail.againTitle', { subject: nameOf(mail) }),
      consequence: (
        <>
          <p>{t(email === recipient ? 'office.lostMail.againTo' : 'office.lostMail.againToNew', { email })}</p>
          {pending_email && <p>{t('office.lostMail.pending', { email: pending_email })}</p>}
          <p>{t('office.lostMail.asWritten', { date: toWireDay(dayOf(created_at)) })}</p>
        </>
      ),
      confirmLabel: t('office.lostMail.againYes'),
      cancelLabel,
      look: 'primary',
    });
    if (!isSure) return;
    await sendMailAgain.mutateAsync({ id, goes_to: email, ...seenOf(whose) });
    tellDone((say) => say('office.lostMail.didAgain', { email }));
  }

  async function close(mail: LostMail) {
    const isSure = await confirm({
      title: t('office.lostMail.closeTitle', { subject: nameOf(mail) }),
      consequence: (
        <>
          <p>{t(mail.goes_to === null ? 'office.lostMail.closeNever' : 'office.lostMail.closeWords')}</p>
          {isOver(mail) && <p>{t('office.lostMail.closeOver')}</p>}
        </>
      ),
      confirmLabel: t('office.lostMail.closeYes'),
      cancelLabel,
      look: 'primary',
    });
    if (!isSure) return;
    await closeMail.mutateAsync({ id: mail.id, ...seenOf(mail.whose) });
    tellDone((say) => say('office.lostMail.didClose'));
  }

  return { sendAgain, close, question: confirmDialog };
}

function nameOf({ subject, recipient }: LostMail): string {
  return subject ?? recipient;
}

/** Whether the mail only concerned an account, so that no line about a known person remains. */
function isOver({ goes_to, whose, subject }: LostMail): boolean {
  return goes_to === null && whose !== null && subject !== null;
}

function seenOf(whose: LostMail['whose']) {
  return whose ? { seen: whose.last_deed } : {};
}
