import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id, instant, linesOfText, pathId, text } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';

/** `language`: the language of the text; left out if it is none of ours, or several. */
export const newsWords = z.object({
  title: text(200),
  data: linesOfText(20_000),
  language: z.enum(languages).nullish(),
});

export const notification = z.object({
  id,
  /** The inner `data` is HTML, sanitised when stored and again when answered (D34). */
  data: z.object({ title: z.string(), data: z.string() }),
  /** The language of title and text: the reader's if the message exists in it; null if the language is unknown. */
  language: z.enum(languages).nullable(),
  created_at: instant,
  read_at: instant.nullable(),
});

export const notificationsContract = contract({
  listNotifications: {
    method: 'GET',
    path: '/api/v1/household/notifications',
    summary: 'The household’s news, newest first.',
    access: 'member',
    answer: z.array(notification),
    status: 200,
  },
  readNotification: {
    method: 'PUT',
    path: '/api/v1/household/notification/:id/read',
    summary: 'Marks a notification as read; the time of the first reading is kept.',
    access: 'member',
    params: pathId,
    answer: notification,
    status: 200,
    missing: 'notification_not_found',
  },
  createNotification: {
    method: 'POST',
    path: '/api/v1/household/:id/notification',
    summary: 'Sends a notification to one household: by the office, or with demo data by the household itself (D34).',
    access: 'account',
    params: pathId,
    body: newsWords,
    answer: notification,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: ['forbidden', 'household_silent'],
  },
});
