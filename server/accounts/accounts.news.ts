import { defineNews } from '../platform/news.ts';

/** Somebody has confirmed the e-mail address of a registration. */
export const accountConfirmed = defineNews<{ account_id: number }>('account.confirmed');

/** The new e-mail address of an account is confirmed and in force (D16). */
export const accountEmailChanged = defineNews<{ account_id: number }>('account.emailChanged');
