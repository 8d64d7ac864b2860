import type { ReactNode } from 'react';
import { useHome, useSubmitAgain } from '../../me/meApi.ts';
import { failureWords } from '../../platform/forms/refusalWords.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { CheckList } from '../../ui/content/CheckList.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useCheckAndSend } from './CheckAndSend.tsx';
import { useOpenGaps } from './openGaps.ts';

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
 * Nothing is missing. Only the reader knows whether the office's request is fulfilled, so a link to the place is next
 * to it.
 */
function Ready({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('application.again.ready')}</p>
      <Inline>
        {children}
        <LinkButton look="secondary" to="/main-member">
          {t('application.again.change')}
        </LinkButton>
      </Inline>
    </>
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
        </Notice>
        {children}
      </Stack>
    </Card>
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
