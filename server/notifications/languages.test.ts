import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meContract } from '../../domain/me/me.contract.ts';
import { newsContract } from '../../domain/notifications/news.contract.ts';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aMarkedHousehold } from '../testing/markedHousehold.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { say } from '../words.ts';
import { tellInNews } from './tell.actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

type News = Answer<typeof notificationsContract.listNotifications>;

/** Keys of texts that people wrote; everything else comes from a template. */
const BY_HAND = /^(notifications\.manual|office\.news)\//;

it('every template text of a long life is stored in all three languages', async () => {
  const { household_id } = await aMarkedHousehold(server);
  const rows = await server.context.db
    .selectFrom('notifications')
    .select(['effect_key', 'title', 'body_html', 'language', 'translations'])
    .where('household_id', '=', household_id)
    .execute();
  const told = rows.filter(({ effect_key }) => !BY_HAND.test(effect_key));

  expect(new Set(told.map(({ effect_key }) => effect_key.split('/')[0])).size).toBeGreaterThan(5);
  for (const { effect_key, language, title, body_html, translations } of told) {
    const bodies = [body_html, ...Object.values(translations).map((words) => words.body_html)];
    const kept = [language, ...Object.keys(translations)].sort();
    expect([effect_key, kept, new Set(bodies).size]).toEqual([effect_key, [...languages].sort(), 3]);
    for (const words of Object.values(translations)) expect(words.title).not.toBe('');
    expect(title).not.toBe('');
  }
});

describe('news is shown', () => {
  it.each([...languages])(
    'in %s after the reader has switched to it, though it was written in another language',
    async (next) => {
      const { household, client } = await aLoggedInClient(server);
      const name = { first_name: 'Ayşe', last_name: 'Demir' };
      const to = { ...household, ...name, language: 'de', channel: 'email', email: undefined } as const;
      const subject = (language: Language) => say(language, 'application.takenBack.subject');
      const message = ({ language }: { language: Language }) => ({
        subject: subject(language),
        paragraphs: [say(language, 'application.takenBack.sorry')],
        link: { label: say(language, 'membership.link'), path: '/news' } as const,
      });
      await server.change((change) => tellInNews(change, { effectKey: anEffect('x'), to, message }));
      await client.call(meContract.changeLanguage, { default_lang: next });

      const [news] = await newsOf(client);
      const read = await client.call(notificationsContract.readNotification, { id: String(news?.id) });

      for (const each of [news, read.body]) {
        expect(each).toMatchObject({ language: next, data: { title: subject(next) } });
        expect((each as News[number]).data.data).toContain(say(next, 'application.takenBack.sorry'));
      }
    },
  );

  it('as the office wrote it, and the answer says in which language it is', async () => {
    const { household, client } = await aLoggedInClient(server);
    const { client: office } = await aClerk(server);
    const words = { title: 'Bayram', data: '<p>Bürüm</p>', household_id: household.household_id };
    await office.call(newsContract.sendNews, { ...words, language: 'tr' });
    await client.call(meContract.changeLanguage, { default_lang: 'en' });

    expect(await newsOf(client)).toMatchObject([{ language: 'tr', data: { title: 'Bayram', data: '<p>Bürüm</p>' } }]);
  });

  it('without a language if it was written in several', async () => {
    const { household, client } = await aLoggedInClient(server);
    const { client: office } = await aClerk(server);
    const words = { title: 'Fest / Bayram', data: '<p>x</p>', household_id: household.household_id };
    await office.call(newsContract.sendNews, { ...words, language: null });

    expect(await newsOf(client)).toMatchObject([{ language: null }]);
  });
});

async function newsOf(client: TestClient): Promise<News> {
  return (await client.call(notificationsContract.listNotifications)).body as News;
}
