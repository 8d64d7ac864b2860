import type { invoicingDe } from './invoicing.de.ts';

export const invoicingTr: typeof invoicingDe = {};
