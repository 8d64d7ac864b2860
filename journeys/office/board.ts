import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import { APPLICANT_PASSWORD, type Credentials, demoCredentials, logInAt } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Guest } from '../fixtures.ts';
import { linkIn, type Product } from '../server.ts';
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

/** Another account of the board: invited by the demo's board, agreed to by its clerk, and opened by the mailed link. */
export async function aSecondOfBoard({ origin, mailTo }: Product, name: string, email: string): Promise<Credentials> {
  const board = await logInAt({ origin }, demoCredentials('board'));
  const invitation = { name, email, role: 'board', language: 'de', reason: 'Neu im Vorstand.' };
  const { id } = await board.send<Approval>('POST', '/api/v1/office/staff', invitation);
  const clerk = await logInAt({ origin }, demoCredentials('office'));
  await clerk.send('POST', `/api/v1/office/approvals/${id}/agree`);
  const token = new URL(linkIn(await mailTo(email, 'Ihre Einladung ins Büro'))).searchParams.get('token');
  const password = APPLICANT_PASSWORD;
  await clerk.send('POST', '/api/v1/staff-invitation', { token, password, confirmation: password });
  await Promise.all([board.close(), clerk.close()]);
  return { email, password };
}
