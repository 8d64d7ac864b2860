import { beforeAll, describe, expect, it } from 'vitest';
import { mailsContract } from '../../domain/mails/mails.contract.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { clearTextMessages } from '../platform/textMessages/forgetTextMessages.ts';
import { TextMessageRefused } from '../platform/textMessages/gateway.ts';
import { postTextMessage } from '../platform/textMessages/textMessages.ts';
import type { TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aLostTextMessage } from '../testing/mailBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { anEffect } from '../testing/post/effects.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let clerk: { account: TestAccount; client: TestClient };
beforeAll(async () => {
  clerk = await aClerk(server);
});

describe('a text message that did not leave', () => {
  it('stands on the list with its number, its words and why', async () => {
    const message = { to: '+436641234567', language: 'tr', text: 'Lütfen giriş yapın', usefulHours: 6 } as const;
    await server.change((change) => postTextMessage(change, anEffect('lost'), message));
    const { textMessenger } = server.context;
    server.context.textMessenger = { send: async () => Promise.reject(new TextMessageRefused('it answered 400')) };
    await server.runJobs();
    server.context.textMessenger = textMessenger;

    expect(await lostTexts()).toEqual([
      {
        id: expect.any(Number),
        recipient: '+436641234567',
        text: 'Lütfen giriş yapın',
        language: 'tr',
        created_at: '2027-01-11T11:00:00.000Z',
        abandoned_at: '2027-01-11T11:00:00.000Z',
        because: 'refused',
        technical_cause: 'it answered 400',
        whose: null,
      },
    ]);
  });

  it('is taken off the list once, by one of two at the same moment, and that is written down', async () => {
    const id = await aLostTextMessage(server);

    const answers = await Promise.all([close(id), close(id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await lostTexts()).map((each) => each.id)).not.toContain(id);
    expect(await auditOf(server, null)).toContainEqual({
      action: 'text_message.closed',
      actor_account_id: clerk.account.account_id,
      subject_id: id,
    });
  });

  it('that cannot be read any more stands there all the same', async () => {
    const id = await aLostTextMessage(server);
    const content = Buffer.from('sealed with a key that is lost');
    await server.context.db.updateTable('text_messages').set({ content }).where('id', '=', id).execute();

    expect(await lostTexts()).toContainEqual(expect.objectContaining({ id, text: null, language: null }));
  });

  it('is gone once its words are forgotten', async () => {
    const id = await aLostTextMessage(server);
    server.clock.moveDays(90);
    clerk = await aClerk(server);
    await clearTextMessages.run(server.context, {});

    expect([(await close(id)).body, (await close(4_711_000)).body]).toMatchObject(
      Array(2).fill({ message: 'text_message_not_found' }),
    );
    expect(await lostTexts()).toEqual([]);
  });
});

function close(id: number) {
  return clerk.client.call(mailsContract.closeTextMessage, { id: String(id) });
}

async function lostTexts(): Promise<ToDo['abandoned_text_messages']> {
  return ((await clerk.client.call(officeContract.getToDo)).body as ToDo).abandoned_text_messages;
}
