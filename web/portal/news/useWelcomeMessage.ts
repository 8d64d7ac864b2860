import { useState } from 'react';
import type { Notification } from '../../notifications/notificationsApi.ts';
import { device } from '../../platform/drafts/storage.ts';
import { useTranslation } from '../../platform/words.ts';
import { hrefOf } from '../../ui/router/travel.ts';

/** The interface's mark for what never came from the server (spec §2, D3). */
export const WELCOME_ID = -1;

const KEPT_AS = 'vefa.welcome-read';

/**
 * What stands among the news while the server has none (spec §2). It is read on this device only; `householdId` keeps
 * people apart who share one, `since` is the instant it carries.
 */
export function useWelcomeMessage(householdId: number, since: string) {
  const { t, language } = useTranslation();
  const [isRead, setRead] = useState(() => device.get(KEPT_AS) === String(householdId));
  const message: Notification = {
    id: WELCOME_ID,
    created_at: since,
    read_at: isRead ? since : null,
    language,
    data: {
      title: t('notifications.welcomeTitle'),
      data: `<p>${t('notifications.welcomeText')}</p><p><a href="${hrefOf('/welcome')}">${t('notifications.welcomeLink')}</a></p>`,
    },
  };

  function read(): void {
    device.set(KEPT_AS, String(householdId));
    setRead(true);
  }

  return { message, read };
}
