import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import type { DeathCase } from '../../domain/deaths/deathCases.contract.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { words } from '../words.ts';

const { officeDeaths } = words.de;

/** Today in Vienna, as people type it. */
export const today: string = toWireDay(businessDay(new Date()));

/** Opens a case for a member who died today, in the name of the logged-in staff member; returns its id. */
export function openCaseOf(page: Page, memberId: number): Promise<number> {
  return openCase(page, { member_id: memberId });
}

/** Opens a case of a death today with these answers of the first call; returns its id. */
export async function openCase(page: Page, answers: object): Promise<number> {
  const data = { ...answers, died_from: today, died_until: today, idempotency_key: crypto.randomUUID() };
  const answer = await page.request.post('/api/v1/office/deaths', { data });
  if (!answer.ok()) throw new Error(`no case was opened: ${await answer.text()}`);
  const { id } = (await answer.json()) as DeathCase;
  return id;
}

/** Opens a part of a case by its link, as staff do. */
export async function openPart(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: officeDeaths.one.parts }).getByRole('link', { name: label }).click();
}

/** Closes a case whose steps are still open, after it has been said that this was seen. */
export async function closeCase(page: Page): Promise<void> {
  const { close, left } = words.de.officeDeathLife;
  await page.getByRole('button', { name: close.confirm, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: left.steps })).toBeVisible();
  await dialog.getByRole('checkbox', { name: left.seen }).check();
  await dialog.getByRole('button', { name: close.confirm, exact: true }).click();
  await expect(page.getByText(close.did, { exact: true })).toBeVisible();
}

/** Presses a button that opens a dialog, answers it with the button of that name, and waits for the report. */
export async function confirmStep(page: Page, button: string, did: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(did, { exact: true })).toBeVisible();
}
