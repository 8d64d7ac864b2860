import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Me } from '../../domain/me/me.contract.ts';
import { alertIn } from '../alerts.ts';
import { openBrowser } from '../browser.ts';
import { fillIn } from '../familyForm.ts';
import { expectFilled, field } from '../fields.ts';
import { type Member, openApplicant } from '../member.ts';
import { aChild } from '../people.ts';
import { words } from '../words.ts';

const browser = await openBrowser();

const { members, shared, refusals } = words.en;

// proves: promise.2
it('two tabs with the same form: the second gets a message, keeps its typed values, and may apply them again', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 3 });
  const { id } = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  member.expectStatus(409, `/api/v1/member/${id}`);
  const first = await openForm(member, id, member.page);
  const second = await openForm(member, id, await member.page.context().newPage());

  // the first tab stores a draft of its own, and deletes it when it saves
  await typeAndWait(second, members.field.father_name, 'Osman');
  await typeAndWait(first, members.field.mother_name, 'Nurhan');
  const draftGone = first.waitForResponse((answer) => isDraft(answer.url()) && answer.request().method() === 'DELETE');
  await save(first);
  await first.waitForURL('**/member-ui/sub-member');
  await draftGone;
  await save(second);

  const alert = await alertIn(second);
  expect(alert.words).toBe(refusals.changed_meanwhile);
  await alert.close();
  await second.getByRole('alert').getByText(refusals.changed_meanwhile).waitFor();
  expect(await field(second, members.field.father_name).inputValue()).toBe('Osman');
  second.on('dialog', (dialog) => dialog.accept());
  await second.reload();
  await second.getByText(shared.draft.outdatedTitle).waitFor();
  await expectFilled(field(second, members.field.mother_name), 'Nurhan');
  await expectFilled(field(second, members.field.father_name), aChild.father_name);
  await second.getByRole('button', { name: shared.draft.take }).click();
  await expectFilled(field(second, members.field.father_name), 'Osman');
  await save(second);
  await second.waitForURL('**/member-ui/sub-member');

  const stored = await member.send('GET', `/api/v1/member/${id}`);
  expect(stored).toMatchObject({ father_name: 'Osman', mother_name: 'Nurhan' });
  await member.leave();
});

// proves: promise.2
it('two tabs with the same new person: saved in the second under another name, it is another person', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 3 });
  const first = member.page;
  await first.goto('/member-ui/sub-member/add');
  await fillIn(first);
  // on a slow device an earlier pause has stored some of the fields already
  const stored = async () => JSON.stringify(await member.send('GET', '/api/v1/me/drafts'));
  await expect.poll(stored).toContain(`"relationship_type":"${aChild.relationship_type}"`);
  const second = await first.context().newPage();
  await second.goto('/member-ui/sub-member/add');
  await second.getByText(shared.draft.restoredTitle).waitFor();

  await first.getByRole('button', { name: shared.action.save }).click();
  await first.waitForURL(/\/sub-member\/\d+$/);
  await field(second, members.field.first_name).fill('Defne');
  await second.getByRole('button', { name: shared.action.save }).click();
  await second.waitForURL(/\/sub-member\/\d+$/);

  const { sub_members } = await member.send<Me>('GET', '/api/v1/me');
  expect(sub_members.map(({ first_name }) => first_name)).toEqual([aChild.first_name, 'Defne']);
  await member.leave();
});

async function openForm(member: Member, id: number, page: Page): Promise<Page> {
  await page.goto(`/member-ui/sub-member/${id}`);
  await field(page, members.field.father_name).waitFor();
  expect(member.complaints()).toEqual([]);
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
