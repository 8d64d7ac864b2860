import { useState } from 'react';
import type { Notification } from '../../notifications/notifications.ts';
import { deviceStorage } from '../../platform/drafts/storage.ts';
import { useTranslation } from '../../platform/words.ts';
import { hrefOf } from '../../ui/router/navigation.ts';

/** The id of the welcome message, which does not come from the server (spec §2, D3). */
export const WELCOME_ID = -1;

const STORAGE_KEY = 'vefa.welcome-read';

/**
 * The welcome message, shown while the server has no news (spec §2). Whether it was read is stored on this device only,
 * by `householdId`, because people may share a device. `since` is its date.
 */
export function useWelcomeMessage(householdId: number, since: string) {
  const { t, language } = useTranslation();
  const [isRead, setRead] = useState(() => deviceStorage.get(STORAGE_KEY) === String(householdId));
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
    deviceStorage.set(STORAGE_KEY, String(householdId));
    setRead(true);
  }

  return { message, read };
}
