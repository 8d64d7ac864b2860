import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright-core';
import { aBankFile, type Movement } from '../../server/testing/bank/bankFiles.ts';

/** A button by its text and its hidden label; matches normal and no-break blanks. */
export function named(action: string, what: string): RegExp {
  const literally = what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(`^${action} ?: ${literally}$`);
}

/** A bank statement of today. */
export function statement(movements: Movement[]): Buffer {
  const booked = new Date().toISOString().slice(0, 10);
  return aBankFile(movements.map((movement) => ({ booked, ...movement })));
}

/** Uploads it on the office's screen. */
export async function send(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'auszug.xml', mimeType: 'application/xml', buffer });
}

type Owed = { bill_number: string; open: string };

/** Registration fee and contribution, from the member's own journal. */
export async function owedBy(page: Page, householdId: number): Promise<[fee: Owed, contribution: Owed]> {
  const answer = await page.request.get(`/api/v1/finance/financial-journal/household/${householdId}`);
  await expect(answer).toBeOK();
  const entries = (await answer.json()) as { type: string; open_item: number; sale_invoice: { bill_number: string } }[];
  const one = (type: string): Owed => {
    const entry = entries.find((each) => each.type === type);
    if (!entry) throw new Error(`no ${type}`);
    return { bill_number: entry.sale_invoice.bill_number, open: entry.open_item.toFixed(2) };
  };
  return [one('sirf'), one('siac')];
}

/** The row of an undecided line, by its payer; its open panel has the actions. */
export function rowOf(page: Page, payer: string): Locator {
  return page.locator('h3').getByRole('button').filter({ hasText: payer });
}

/** Opens a line by a press. */
export async function openRow(page: Page, payer: string): Promise<void> {
  await rowOf(page, payer).click();
  await expect(rowOf(page, payer)).toHaveAttribute('aria-expanded', 'true');
}
