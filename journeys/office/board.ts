import { demoCredentials, logInAt } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Guest } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { words } from '../words.ts';

const { officeApprovals } = words.de;

/** The demo's board does something meanwhile, through the API. */
export async function sendAsBoard({ origin }: Pick<Product, 'origin'>, path: string, data: object = {}): Promise<void> {
  const board = await logInAt({ origin }, demoCredentials('board'));
  await board.send('POST', path, data);
  await board.close();
}

/** The demo's board approves on screen what a colleague started for a household. */
export async function agreeAsBoard({ page }: Guest, householdId: number): Promise<void> {
  await page.goto(`/office-ui/households/${householdId}`);
  await page.getByRole('button', { name: officeApprovals.agree.action, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: officeApprovals.agree.confirm }).click();
  await expect(page.getByText(officeApprovals.agree.did)).toBeVisible();
}
