import { mailsContract } from '../../domain/office/mails.contract.ts';
import { act, type Command, inputOf } from './command.ts';
import { closeMail, sendMailAgain } from './mails.actions.ts';
import { say } from './printing.ts';

/** What becomes of mails that could not be sent, by the same actions as the calls over the net (decision 38). */
export const mailCommands = {
  'send-mail-again': {
    words: ['mail'],
    needs: [],
    takes: [],
    run: async (desk, { words: [id] }) => {
      const input = inputOf(mailsContract.sendMailAgain, { id });
      const { goes_to: email } = await act(desk, (change) => sendMailAgain(change, input));
      return [say(desk.language, 'office.say.mailSentAgain', { email })];
    },
  },
  'close-mail': {
    words: ['mail'],
    needs: [],
    takes: [],
    run: async (desk, { words: [id] }) => {
      const input = inputOf(mailsContract.closeMail, { id });
      await act(desk, (change) => closeMail(change, input));
      return [say(desk.language, 'office.say.mailClosed')];
    },
  },
} as const satisfies Record<string, Command>;
