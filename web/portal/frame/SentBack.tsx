import type { ReactNode } from 'react';
import { sentBackPath } from '../../../domain/members/sentBackPlace.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useSentBackPlaceWords } from '../../application/useSentBackPlaceWords.ts';
import { useHome, useSubmitAgain } from '../../me/home.ts';
import { failureWords } from '../../platform/forms/refusalWords.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { CheckList } from '../../ui/content/CheckList.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useCheckAndSend } from './CheckAndSend.tsx';
import { useOpenGaps } from './openGaps.ts';
import { placeOfMember, places } from './places.ts';

/**
 * On the news screen, to which the office's mail links: the application was sent back, why, and where to continue
 * (D23).
 */
export function SentBackNews() {
  const { t } = useTranslation();
  const { others } = useSentBack();
  return (
    <SentBackCard>
      {others.length > 0 ? (
        <p>{t('application.again.list')}</p>
      ) : (
        <Ready>
          <LinkButton to="/payment">{t('application.again.go')}</LinkButton>
        </Ready>
      )}
    </SentBackCard>
  );
}

/** The last step of an application that was sent back: submitting it again, once nothing else is missing (D23). */
export function SubmitAgain() {
  const { t } = useTranslation();
  const { others } = useSentBack();
  const { submit, error, attempt } = useSubmission();
  return (
    <SentBackCard>
      <ErrorSummary
        title={t('application.again.failed')}
        errors={error ? [{ text: failureWords(error) }] : []}
        attempt={attempt}
      />
      {others.length > 0 ? (
        <>
          <p>{t('application.again.first')}</p>
          <CheckList items={others} />
        </>
      ) : (
        <Ready>
          <Button id="submit-again" onClick={submit}>
            {t('application.again.submit')}
          </Button>
        </Ready>
      )}
    </SentBackCard>
  );
}

/**
 * Nothing is missing. Only the reader knows whether the office's request is fulfilled, so links to all places are below
 * it.
 */
function Ready({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('application.again.ready')}</p>
      <div>{children}</div>
      <Disclosure label={t('application.again.change')}>
        <ChangeLinks />
      </Disclosure>
    </>
  );
}

function ChangeLinks() {
  const { t } = useTranslation();
  const { me } = useHome();
  const family = me.sub_members.filter(({ status }) => status !== 'inactive');
  return (
    <Stack gap={1}>
      <Link to={places.mainMember}>{t('application.submit.mainMember')}</Link>
      <Link to={places.phones}>{t('members.field.phone_numbers')}</Link>
      <Link to={places.documents}>{t('application.submit.documents')}</Link>
      <Link to={places.address}>{t('application.submit.address')}</Link>
      {family.map((member) => (
        <Link key={member.id} to={placeOfMember(member.id)}>
          {fullName(member)}
        </Link>
      ))}
    </Stack>
  );
}

/** Renders nothing if the application was not sent back. */
function SentBackCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { reason } = useSentBack();
  if (reason === null) return null;
  return (
    <Card look="accent" title={t('application.again.backTitle')}>
      <Stack gap={4}>
        <p>{t('application.again.reason')}</p>
        <Notice tone="warning">
          <p>{reason}</p>
          <AboutLink />
        </Notice>
        {children}
      </Stack>
    </Card>
  );
}

/** The way to the very document or field that the reason is about. */
function AboutLink() {
  const { t } = useTranslation();
  const words = useSentBackPlaceWords();
  const { me, mainMember, application } = useHome();
  const about = application.sent_back_about;
  if (!about) return null;
  const is_main = about.member_id === mainMember.id;
  const member = me.sub_members.find(({ id }) => id === about.member_id);
  if (!is_main && !member) return null;
  const what = member ? `${fullName(member)}, ${words(about.place)}` : words(about.place);
  return (
    <p>
      <Link to={sentBackPath({ ...about, is_main, fees_locked: (member ?? mainMember).fees_locked })}>
        {t('application.again.about', { what })}
      </Link>
    </p>
  );
}

function useSentBack() {
  const { application } = useHome();
  const others = useOpenGaps().filter(({ gap }) => gap !== 'sent_back');
  return { reason: application.sent_back_reason, others };
}

function useSubmission() {
  const { household } = useHome();
  const { askToSubmit } = useCheckAndSend();
  const { mutateAsync, error, submittedAt } = useSubmitAgain();

  async function submit() {
    if (!(await askToSubmit(() => ({ closes: ['sent_back'] })))) return;
    await mutateAsync(household.id);
    // the focused button is gone, so the heading takes the focus
    document.querySelector('h1')?.focus();
  }

  return { submit, error, attempt: submittedAt };
}
