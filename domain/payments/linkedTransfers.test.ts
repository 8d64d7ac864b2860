import { expect, it } from 'vitest';
import type { InvoiceStatus } from '../invoicing/invoice.ts';
import { linkedTransfers } from './linkedTransfers.ts';

it.each<[InvoiceStatus[], string]>([
  [['open'], 'together'],
  [['partly_paid', 'open'], 'together'],
  [['open', 'paid'], 'apart'],
  [['open', 'cancelled', 'open'], 'apart'],
  [['paid'], 'paid'],
  [['over_paid', 'void'], 'paid'],
  [['void'], 'nothing'],
  [['cancelled', 'uncollectible'], 'nothing'],
  [[], 'nothing'],
])('a link to invoices that are %j shows: %s', (statuses, shown) => {
  expect(linkedTransfers(statuses.map((status) => ({ status })))).toBe(shown);
});
