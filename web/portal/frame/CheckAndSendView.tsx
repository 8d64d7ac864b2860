import { useEffect, useEffectEvent } from 'react';
import { Screen } from '../../platform/Screen.tsx';
import { currentSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate, useNavigationGuard } from '../../ui/router/Router.tsx';
import { ApplicationCosts } from './ApplicationCosts.tsx';
import { type ApplicationData, SubmitSummary } from './SubmitSummary.tsx';

export type CheckAndSendViewProps = {
  data: ApplicationData;
  /** The receipt follows, whose Confirm submits. */
  isReceiptNext: boolean;
  /** `goOn` leads the reader elsewhere, for example to something that they want to change. */
  onAnswer: (yes: boolean, goOn?: () => void) => void;
};

/** Everything that submission will lock, each part with a link to change it, the costs, and one button (D20). */
export function CheckAndSendView({ data, isReceiptNext, onAnswer }: CheckAndSendViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useLeaving(onAnswer);
  // the screen below may have been read far down; newer browsers return a promise, which is no cleanup function
  useEffect(() => void window.scrollTo({ top: 0, behavior: 'instant' }), []);

  return (
    <Screen title={t('application.submit.title')} lead={t('application.submit.words')}>
      <Stack>
        <SubmitSummary data={data} onChange={(to) => onAnswer(false, () => navigate(to))} />
        <ApplicationCosts />
        <Card title={t('application.submit.consentTitle')}>
          <Stack gap={4}>
            <p>{t('application.submit.consent')}</p>
            <Notice>
              <p>{t('application.submit.afterwards')}</p>
              {isReceiptNext && <p>{t('application.submit.receiptNext')}</p>}
            </Notice>
          </Stack>
        </Card>
        <Actions>
          <Button look="secondary" onClick={() => onAnswer(false)}>
            {t('application.submit.cancel')}
          </Button>
          <Button onClick={() => onAnswer(true)}>
            {isReceiptNext ? t('application.submit.toReceipt') : t('application.submit.confirm')}
          </Button>
        </Actions>
      </Stack>
    </Screen>
  );
}

/** The browser's back button leads to the screen beneath; everything else goes on, and that screen may ask first. */
function useLeaving(onAnswer: CheckAndSendViewProps['onAnswer']): void {
  const pending = useNavigationGuard(() => currentSession().loggedIn);
  const leave = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!pending) return;
    pending.cancel();
    leave(false, pending.isHistoryMove ? undefined : pending.retry);
  }, [pending]);
}
