import { newsContract } from '../../domain/notifications/news.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { sendNews } from './news.actions.ts';
import { createNotification, listNotifications, readNotification } from './notifications.actions.ts';

export const notificationsRoutes: readonly Route[] = [
  route(notificationsContract.listNotifications, listNotifications),
  route(notificationsContract.readNotification, readNotification),
  route(notificationsContract.createNotification, createNotification),
  route(newsContract.sendNews, sendNews),
];
