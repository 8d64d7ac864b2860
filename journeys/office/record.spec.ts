import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { goToPart } from './parts.ts';

const { officeDesk, officeLists } = words.de;

test('from a household’s history the board goes to everything on record about it; a clerk has no such way', async ({
  openApplicant,
  openPerson,
}) => {
  const { household } = (await openApplicant()).me;
  const path = `/office-ui/households/${household.id}`;
  const link = { name: officeDesk.history.record, exact: true } as const;
  const clerk = (await openPerson('office')).page;
  await clerk.goto(path);
  await goToPart(clerk, 'history');
  await expect(clerk.getByRole('heading', { name: officeDesk.history.title, exact: true })).toBeVisible();
  await expect(clerk.getByRole('link', link)).toHaveCount(0);

  const board = (await openPerson('board')).page;
  await board.goto(path);
  await goToPart(board, 'history');
  await board.getByRole('link', link).click();

  await expect(board.getByRole('heading', { level: 1, name: officeLists.names.record })).toBeVisible();
  await expect(board).toHaveURL(/\/lists\/record\?membership_no=\d+$/);
  // the looks of the clerk and of the board itself
  await expect(board.getByRole('cell', { name: officeLists.values.record.account_seen }).first()).toBeVisible();
});
