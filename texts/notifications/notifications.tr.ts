import type { notificationsDe } from './notifications.de.ts';

export const notificationsTr: typeof notificationsDe = {};
