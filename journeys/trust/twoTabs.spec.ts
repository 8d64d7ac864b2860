import type { Page } from 'playwright-core';
import type { Me } from '../../domain/me/me.contract.ts';
import { alertIn } from '../alerts.ts';
import { fillIn } from '../familyForm.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { words } from '../words.ts';

const { members, shared, refusals } = words.en;

// proves: promise.2
test('two tabs with the same form: the second gets a message, keeps its typed values, and may apply them again', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  member.expectStatus(409, `/api/v1/member/${id}`);
  const first = await openForm(id, member.page);
  const second = await openForm(id, await member.page.context().newPage());

  // the first tab stores a draft of its own, and deletes it when it saves
  await typeAndWait(second, members.field.father_name, 'Osman');
  await typeAndWait(first, members.field.mother_name, 'Nurhan');
  const draftGone = first.waitForResponse((answer) => isDraft(answer.url()) && answer.request().method() === 'DELETE');
  await save(first);
  await expect(first).toHaveURL('/member-ui/sub-member');
  await draftGone;
  await save(second);

  const alert = await alertIn(second);
  expect(alert.words).toBe(refusals.changed_meanwhile);
  await alert.close();
  await expect(second.getByRole('alert').getByText(refusals.changed_meanwhile)).toBeVisible();
  await expect(field(second, members.field.father_name)).toHaveValue('Osman');
  second.on('dialog', (dialog) => dialog.accept());
  await second.reload();
  await expect(second.getByText(shared.draft.outdatedTitle)).toBeVisible();
  await expect(field(second, members.field.mother_name)).toHaveValue('Nurhan');
  await expect(field(second, members.field.father_name)).toHaveValue(aChild.father_name);
  await second.getByRole('button', { name: shared.draft.take }).click();
  await expect(field(second, members.field.father_name)).toHaveValue('Osman');
  await save(second);
  await expect(second).toHaveURL('/member-ui/sub-member');

  const stored = await member.send('GET', `/api/v1/member/${id}`);
  expect(stored).toMatchObject({ father_name: 'Osman', mother_name: 'Nurhan' });
});

// proves: promise.2
test('two tabs with the same new person: saved in the second under another name, it is another person', async ({
  openApplicant,
}) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const first = member.page;
  await first.goto('/member-ui/sub-member/add');
  await fillIn(first);
  // on a slow device an earlier pause has stored some of the fields already
  const stored = async () => JSON.stringify(await member.send('GET', '/api/v1/me/drafts'));
  await expect.poll(stored).toContain(`"relationship_type":"${aChild.relationship_type}"`);
  const second = await first.context().newPage();
  await second.goto('/member-ui/sub-member/add');
  await expect(second.getByText(shared.draft.restoredTitle)).toBeVisible();

  await first.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(first).toHaveURL(/\/sub-member\/\d+$/);
  await field(second, members.field.first_name).fill('Defne');
  await second.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(second).toHaveURL(/\/sub-member\/\d+$/);

  const { sub_members } = await member.send<Me>('GET', '/api/v1/me');
  expect(sub_members.map(({ first_name }) => first_name)).toEqual([aChild.first_name, 'Defne']);
});

async function openForm(id: number, page: Page): Promise<Page> {
  await page.goto(`/member-ui/sub-member/${id}`);
  await expect(field(page, members.field.father_name)).toBeVisible();
  return page;
}

/** Types, and waits until the server has stored the draft. */
async function typeAndWait(page: Page, label: string, text: string): Promise<void> {
  const kept = page.waitForResponse((answer) => isDraft(answer.url()) && answer.request().method() === 'PUT');
  await field(page, label).fill(text);
  await kept;
}

function isDraft(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/v1/me/drafts/');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: shared.action.update }).click();
}
