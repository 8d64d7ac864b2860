import type { Language } from './language.ts';

/** Where a link to an invoice leads, with its token behind the question mark; outside `/member-ui/`, no log-in (decision 63). */
export const paymentPages = { de: '/zahlung', tr: '/odeme', en: '/pay' } as const satisfies Record<Language, string>;
