import { aTextGateway } from '../../server/testing/onCall/textGateway.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { test as base, expect } from '../fixtures.ts';
import { touch, typeInto } from '../touch.ts';
import { words } from '../words.ts';

const { fields, myAccount } = words.tr;
const texts = myAccount.texts;

type Gateway = Awaited<ReturnType<typeof aTextGateway>>;

// a demo of its own: a number gets its code only once
const test = base.extend<{ gateway: Gateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses
  gateway: async ({}, use) => {
    const gateway = await aTextGateway();
    await use(gateway);
    await gateway.stop();
  },
  settings: async ({ gateway }, use) => {
    await use({ SMS_URL: gateway.url });
  },
  product: async ({ untouchedDemo }, use) => {
    await use(untouchedDemo);
  },
});

test('a member switches reminders by text message on with the code from the phone, and off again, by touch in Turkish', async ({
  openPerson,
  gateway,
}) => {
  const { page } = await openPerson('mehmet', { device: 'phone', language: 'tr' });
  await page.goto('/member-ui/my-account');
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await expectAccessible(page);
  await touch(page.getByRole('button', { name: texts.send }));
  await expectSaid(page.getByRole('checkbox', { name: texts.agreed }), fields.must_be_ticked);
  await touch(page.getByRole('checkbox', { name: texts.agreed }));
  await touch(page.getByRole('button', { name: texts.send }));

  await expect(field(page, texts.code)).toBeVisible();
  await expectAccessible(page);
  const { number, code } = await receivedBy(gateway);
  await expect(page.getByText(number)).not.toHaveCount(0);
  await typeInto(field(page, texts.code), code);
  await touch(page.getByRole('button', { name: texts.confirm }));
  await expect(page.getByText(texts.didTurnOn)).toBeVisible();
  await expectAccessible(page);

  await touch(page.getByRole('button', { name: texts.end }));
  await page.getByRole('alertdialog').getByRole('button', { name: texts.endYes }).click();
  await expect(page.getByText(texts.didEnd)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.send })).toBeVisible();
});

/** The number and the code of the text message that the gateway got. */
async function receivedBy(gateway: Gateway): Promise<{ number: string; code: string }> {
  await expect.poll(() => gateway.received.length).toBe(1);
  const { to, text } = JSON.parse(gateway.received[0]?.body ?? '{}') as { to: string; text: string };
  return { number: to, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}
