import { newsContract } from '../../../domain/notifications/news.contract.ts';
import { HtmlText } from '../../notifications/HtmlText.tsx';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card, Section } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { ApprovalDecision } from '../frame/ApprovalDecision.tsx';
import { NewsFields } from '../frame/NewsFields.tsx';
import { newsHtml } from '../frame/newsHtml.ts';
import { useApprovalWords } from '../frame/useApprovalWords.ts';
import { NO_NEWS, useNewsForm } from '../frame/useNewsForm.ts';

/** Writes news to everybody who waits or is active (D34). */
export function WriteNews() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { confirm, confirmDialog } = useConfirm();
  const form = useNewsForm({
    isSure: (title) =>
      confirm({
        title: t('officeNews.sendTitle'),
        consequence: t('officeNews.sendWords', { title }),
        confirmLabel: t('officeNews.sendConfirm'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      }),
    onSent: (waits) => tellDone((say) => say(waits ? 'officeNews.waits' : 'officeNews.sent')),
  });
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const { data } = form.values;

  async function submit() {
    if (!(await form.submit())) return;
    form.reset(NO_NEWS);
  }

  return (
    <Screen title={t('officeNews.title')} lead={t('officeNews.lead')}>
      {done}
      <NewsWaiting tellDone={tellDone} />
      <FormErrors form={form} title={t('officeNews.missing')} />
      <DraftNotice draft={form.draft} />
      <Card>
        <Form onSubmit={submit}>
          <p>{t('officeNews.noMail')}</p>
          <p>{t('officeNews.languages')}</p>
          <p>{t('officeNews.account', { placeholder: '{{iban}}' })}</p>
          <NewsFields form={form} />
          <Section title={t('officeNews.preview')}>
            {data.trim() ? <HtmlText html={newsHtml(data)} /> : <p>{t('officeNews.previewEmpty')}</p>}
          </Section>
          <Stack>
            <Button type="submit" busy={form.busy}>
              {t('officeNews.send')}
            </Button>
          </Stack>
        </Form>
      </Card>
      {leaveQuestion}
      {confirmDialog}
    </Screen>
  );
}

/** News to everybody that a second person has to approve (decision 71), as members would read them. */
function NewsWaiting({ tellDone }: { tellDone: TellDone }) {
  const { t } = useTranslation();
  const waiting = useCall(newsContract.listWaitingNews);
  const { whoOf, stateOf } = useApprovalWords();
  return waiting.map((news) => (
    <Card
      key={news.id}
      title={t('officeNews.waiting.title', { title: news.title })}
      look="accent"
      intro={
        <>
          <p>{t('officeNews.waiting.why')}</p>
          <p>{t('officeNews.waiting.by', { who: whoOf(news), date: dateAndTimeOf(news.asked_at).date })}</p>
          <p>{stateOf(news)}</p>
        </>
      }
    >
      <HtmlText html={news.html} />
      <ApprovalDecision
        approval={news}
        name={t('officeNews.title')}
        agreed={t('officeNews.waiting.agree')}
        declined={t('officeNews.waiting.declined')}
        tellDone={tellDone}
      />
    </Card>
  ));
}
