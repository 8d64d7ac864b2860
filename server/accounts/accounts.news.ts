import { defineNews } from '../platform/news.ts';

/** Somebody has shown that the address they registered with is theirs. */
export const accountConfirmed = defineNews<{ account_id: number }>('account.confirmed');

/** The new address of an account is confirmed and in force (D16). */
export const accountEmailChanged = defineNews<{ account_id: number }>('account.emailChanged');
