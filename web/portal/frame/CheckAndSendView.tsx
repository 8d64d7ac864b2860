import { useState } from 'react';
import { useBackCloses } from '../../platform/drafts/useBackCloses.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { ApplicationCosts } from './ApplicationCosts.tsx';
import { type ApplicationData, SubmitSummary } from './SubmitSummary.tsx';

export type CheckAndSendViewProps = {
  data: ApplicationData;
  /** The receipt follows, whose Confirm submits. */
  isReceiptNext: boolean;
  /** `to` is the place of something that the reader wants to change. */
  onAnswer: (yes: boolean, to?: string) => void;
};

/** Everything that submission will lock, each part with a link to change it, the costs, and one button (D20). */
export function CheckAndSendView({ data, isReceiptNext, onAnswer }: CheckAndSendViewProps) {
  const { t } = useTranslation();
  // a second tap finds the button at rest until the view is gone
  const [isAnswered, setAnswered] = useState(false);
  const answer = (yes: boolean, to?: string) => {
    setAnswered(true);
    onAnswer(yes, to);
  };
  useBackCloses(() => answer(false));

  return (
    <Screen title={t('application.submit.title')} lead={t('application.submit.words')}>
      <Stack>
        <SubmitSummary data={data} onChange={(to) => answer(false, to)} />
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
          <Button look="secondary" disabled={isAnswered} onClick={() => answer(false)}>
            {t('application.submit.cancel')}
          </Button>
          <Button disabled={isAnswered} onClick={() => answer(true)}>
            {isReceiptNext ? t('application.submit.toReceipt') : t('application.submit.confirm')}
          </Button>
        </Actions>
      </Stack>
    </Screen>
  );
}
