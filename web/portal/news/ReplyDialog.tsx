import { useState } from 'react';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';

/** Both buttons only close the dialog (spec §2), so it says that nothing is sent, and how to reach the office. */
export function ReplyDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { phone, phoneUrl, emailUrl } = contact();
  const mail = new URLSearchParams({ subject: title, body: text }).toString().replaceAll('+', '%20');
  return (
    <Dialog
      title={t('notifications.reply.title', { title })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('notifications.reply.send')}</Button>
          <Button look="secondary" onClick={onClose}>
            {t('shared.action.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Notice tone="warning">
          <p>{t('notifications.reply.honest')}</p>
          <Inline>
            <LinkButton look="secondary" href={phoneUrl}>
              {t('notifications.reply.call', { phone })}
            </LinkButton>
            <LinkButton look="secondary" href={`${emailUrl}?${mail}`}>
              {t('notifications.reply.write')}
            </LinkButton>
          </Inline>
        </Notice>
        <TextAreaField
          label={t('notifications.reply.text')}
          hint={t('notifications.reply.textHint')}
          optional
          value={text}
          onChange={setText}
        />
      </Stack>
    </Dialog>
  );
}
