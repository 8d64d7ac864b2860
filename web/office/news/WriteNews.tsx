import { HtmlText } from '../../notifications/HtmlText.tsx';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card, Section } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { NewsFields } from '../frame/NewsFields.tsx';
import { newsHtml } from '../frame/newsHtml.ts';
import { NO_NEWS, useNewsForm } from '../frame/useNewsForm.ts';

import { NewsWaiting } from './NewsWaiting.tsx';

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
