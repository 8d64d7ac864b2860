import { useState } from 'react';
import { toWireDay } from '../../../domain/shared/day.ts';
import type { Notification } from '../../notifications/notifications.ts';
import { lazyPart, Part } from '../../platform/start/Part.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Accordion } from '../../ui/content/Accordion.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';

// fetched separately, because the sanitiser is needed only when a message is opened
const htmlText = lazyPart(async () => (await import('../../notifications/HtmlText.tsx')).HtmlText);

/** Messages by title and date; opening one marks it as read (spec §2). */
export function NotificationList({ list, onRead }: { list: Notification[]; onRead: (opened: Notification) => void }) {
  const { t } = useTranslation();
  const [replyTo, setReplyTo] = useState<Notification>();

  function open(key: string | number) {
    const opened = list.find(({ id }) => id === key);
    if (opened?.read_at === null) onRead(opened);
  }

  return (
    <Stack gap={4}>
      <p>{useCounts(list)}</p>
      <Accordion
        onOpen={open}
        items={list.map((each) => ({
          key: each.id,
          title: <span lang={each.language ?? undefined}>{each.data.title}</span>,
          strong: each.read_at === null,
          aside: (
            <Inline>
              {each.read_at === null && <Badge tone="orange">{t('notifications.isNew')}</Badge>}
              {toWireDay(dayOf(each.created_at))}
            </Inline>
          ),
          body: <Message message={each} onReply={() => setReplyTo(each)} />,
        }))}
      />
      {replyTo && <ReplyDialog title={replyTo.data.title} onClose={() => setReplyTo(undefined)} />}
    </Stack>
  );
}

function Message({ message, onReply }: { message: Notification; onReply: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Part of={htmlText} rows={2}>
        {(HtmlText) => (
          <div lang={message.language ?? undefined}>
            <HtmlText html={message.data.data} />
          </div>
        )}
      </Part>
      <Button look="secondary" onClick={onReply}>
        {t('notifications.reply.open')}
      </Button>
    </Stack>
  );
}

function useCounts(list: Notification[]): string {
  const { t } = useTranslation();
  const unread = list.filter(({ read_at }) => read_at === null).length;
  return t('notifications.counts', {
    unread: t('notifications.unread', { count: unread }),
    read: t('notifications.read', { count: list.length - unread }),
  });
}
