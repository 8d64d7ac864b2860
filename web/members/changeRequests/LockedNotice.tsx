import type { ReactNode } from 'react';
import type { FeeFact } from '../../../domain/members/feeFacts.ts';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';

export type LockedNoticeProps = {
  /** Whether the button for a change request is right below. */
  isAskedHere: boolean;
  /** Whether the household has ended, submitted or not. */
  isEnded: boolean;
  children?: ReactNode;
};

/** Explains why data cannot be changed here, and how to have them corrected (D25). */
export function LockedNotice({ isAskedHere, isEnded, children }: LockedNoticeProps) {
  const { t } = useTranslation();
  const { phone, phoneUrl, email, emailUrl } = contact();
  return (
    <Notice title={t('members.locked.title')}>
      <p>{isEnded ? t('members.locked.wordsEnded') : t('members.locked.words')}</p>
      <p>
        <strong>{t('members.locked.how')}</strong>{' '}
        {isAskedHere ? t('members.locked.answerHere') : t('members.locked.answer')}
      </p>
      <Inline>
        <a href={phoneUrl}>{phone}</a>
        <a href={emailUrl}>{email}</a>
      </Inline>
      {children}
    </Notice>
  );
}

/** A short version above a form, for the fields that only a fee locks on which something was paid (decision 87). */
export function BilledNotice({ facts, children }: { facts: readonly FeeFact[]; children: ReactNode }) {
  const { t } = useTranslation();
  const fields = facts.map((fact) => t(`members.field.${fact}`)).join(', ');
  return (
    <Notice title={t('members.locked.billedTitle', { fields })}>
      <p>{t('members.locked.billedWords')}</p>
      {children}
    </Notice>
  );
}
