import type { notificationsDe } from './notifications.de.ts';

export const notificationsEn: typeof notificationsDe = {};
