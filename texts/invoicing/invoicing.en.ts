import type { invoicingDe } from './invoicing.de.ts';

export const invoicingEn: typeof invoicingDe = {};
