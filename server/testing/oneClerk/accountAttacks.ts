import { sql } from 'kysely';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { CONVERSATION } from '../../../domain/shared/contract.ts';
import { logIn } from '../builders.ts';
import { aWishForAccount } from '../counter/accountCodeBuilders.ts';
import { aConversation } from '../counter/conversationBuilders.ts';
import { person } from '../payloads.ts';
import { type Attack, logInOf, refused, staffOf, stateOf, type Thief, waits } from './attack.ts';

const emailPath = ({ household_id }: { household_id: number }) => `/api/v1/office/households/${household_id}/email`;
const wish = { email: 'dieb@example.at', reason: 'Postfach verloren', is_taken_over: false };

async function asked(thief: Thief): Promise<string> {
  const { body } = await thief.post(emailPath(thief.victim), wish);
  return String((body as { approval: { id: number } }).approval.id);
}

/** Accounts of members and of the office. */
export const accountAttacks: readonly Attack[] = [
  {
    aim: 'a member’s account, by another e-mail address and a link to a new password',
    tries: async (thief) => ({
      loot: logInOf(thief, thief.victim),
      steps: () => thief.post(emailPath(thief.victim), wish),
    }),
    shows: [waits('email')],
  },
  {
    aim: 'the same, agreed to from a second session of the thief',
    tries: async (thief) => {
      const id = await asked(thief);
      return {
        loot: logInOf(thief, thief.victim),
        steps: async () => {
          const elsewhere = await logIn(thief.server, { ...thief.account, code_secret: 'shown' });
          await elsewhere.call(approvalsContract.agree, { id });
        },
      };
    },
    shows: [waits('email'), refused('approval.agreed', 'needs_second')],
  },
  {
    aim: 'an address that waits, exchanged for another one before the second person agrees',
    tries: async (thief) => {
      const first = await asked(thief);
      const open = () =>
        stateOf(
          thief.server,
          sql`select wanted ->> 'email' as email from second_approvals where id = ${Number(first)} and outcome is null`,
        );
      return {
        loot: logInOf(thief, thief.victim),
        steps: async () => {
          await thief.post(emailPath(thief.victim), { ...wish, email: 'anderer.dieb@example.at' });
          // whoever looks at the first request cannot agree to it any more, or agrees to what it says
          if (((await open()) as string).includes('anderer')) throw new Error('the request that was seen has changed');
        },
      };
    },
    shows: [waits('email')],
  },
  {
    aim: 'a member’s e-mail address changed in a conversation that nobody had',
    tries: async (thief) => {
      const conversation = await aConversation(thief.server, thief.victim, 'Möchte eine andere Adresse.');
      const { main_member_id } = thief.victim;
      return {
        loot: logInOf(thief, thief.victim),
        steps: () =>
          thief.client.send(
            'PUT',
            `/api/v1/member/${main_member_id}`,
            { ...person, date_of_birth: '01.02.1985', email: 'dieb@example.at' },
            { [CONVERSATION]: String(conversation) },
          ),
      };
    },
    shows: [refused('counter.person_changed', 'not_allowed')],
  },
  {
    aim: 'a code at the counter for the account of a household that never asked',
    tries: async (thief) => {
      const { household_id, conversation } = await aWishForAccount(thief.server);
      const path = `/api/v1/office/households/${household_id}/account-code`;
      return {
        loot: logInOf(thief, { household_id }),
        steps: () => thief.post(path, { conversation, way: 'spot' }),
      };
    },
    shows: [waits('account_code')],
  },
  {
    aim: 'the code shown before anybody agreed',
    tries: async (thief) => {
      const { household_id, conversation } = await aWishForAccount(thief.server);
      await thief.post(`/api/v1/office/households/${household_id}/account-code`, { conversation, way: 'spot' });
      const { id } = await thief.server.context.db
        .selectFrom('account_codes')
        .select('id')
        .where('household_id', '=', household_id)
        .executeTakeFirstOrThrow();
      return {
        loot: logInOf(thief, { household_id }),
        steps: () => thief.post(`/api/v1/office/account-codes/${id}/show`),
      };
    },
    shows: [waits('account_code'), refused('account_code.shown', 'against_rule')],
  },
  {
    aim: 'a code by mail to the thief’s address',
    tries: async (thief) => {
      const { household_id, conversation } = await aWishForAccount(thief.server);
      const path = `/api/v1/office/households/${household_id}/account-code`;
      return {
        loot: logInOf(thief, { household_id }),
        steps: () => thief.post(path, { conversation, way: 'mail', email: 'dieb@example.at' }),
      };
    },
    shows: [waits('account_code')],
  },
  {
    aim: 'the log-in of an application joined to the household of somebody else',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select id, account_id from households order by id`),
      steps: await thief.ready('POST /api/v1/office/households/:id/comparison/join'),
    }),
    shows: [waits('joining')],
  },
  {
    aim: 'two households merged, so that one log-in gets the data and the money of the other',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select id, account_id, status from households order by id`),
      steps: await thief.ready('POST /api/v1/office/households/:id/merging'),
    }),
    shows: [waits('merging')],
  },
  {
    aim: 'a second account of the office for the thief, to agree with',
    tries: async (thief) => ({ loot: staffOf(thief), steps: await thief.ready('POST /api/v1/office/staff') }),
    shows: [refused('approval.asked', 'not_allowed')],
  },
  {
    aim: 'the role of the board for the own account',
    tries: async (thief) => ({
      loot: staffOf(thief),
      steps: () =>
        thief.post(`/api/v1/office/staff/${thief.account.account_id}/wishes`, {
          ...{ kind: 'staff_role', role: 'board', reason: 'Mehr Arbeit' },
        }),
    }),
    shows: [refused('approval.asked', 'not_allowed')],
  },
  {
    aim: 'the account of a colleague by a lost phone, to agree with',
    tries: async (thief) => ({
      loot: staffOf(thief),
      steps: await thief.ready('POST /api/v1/office/staff/:id/wishes'),
    }),
    shows: [refused('approval.asked', 'not_allowed')],
  },
  {
    aim: 'to agree to the wish of one of the board in place of the other',
    tries: async (thief) => {
      const id = await waitingInvitation(thief);
      return { loot: staffOf(thief), steps: () => thief.client.call(approvalsContract.agree, { id }) };
    },
    shows: [refused('approval.agreed', 'needs_second')],
  },
  {
    aim: 'the board shut out: an account closed',
    tries: async (thief) => ({ loot: staffOf(thief), steps: await thief.ready('POST /api/v1/office/staff/:id/close') }),
    shows: [refused('staff.closed', 'not_allowed')],
  },
  {
    aim: 'the board logged out while the thief works',
    tries: async (thief) => ({
      loot: staffOf(thief),
      steps: await thief.ready('POST /api/v1/office/staff/:id/end-sessions'),
    }),
    shows: [refused('staff.sessions_ended', 'not_allowed')],
  },
  {
    aim: 'the name of a colleague in the record',
    tries: async (thief) => ({
      loot: staffOf(thief),
      steps: () => thief.post(`/api/v1/office/staff/${thief.account.account_id}/name`, { name: 'Elif Aydın' }),
    }),
    shows: [refused('staff.named', 'not_allowed')],
  },
];

/** An invitation that one of the board wants, and another one has to agree to. */
async function waitingInvitation({ server, account }: Thief): Promise<string> {
  const { id } = await server.context.db
    .insertInto('second_approvals')
    .values({
      household_id: null,
      kind: 'staff_invitation',
      reason: 'Hilft mit',
      asked_by: null,
      asked_at: server.clock.now(),
      wanted: JSON.stringify({
        ...{ email: `neu.${account.account_id}@buero.example`, name: 'Neu', role: 'clerk', language: 'de' },
      }),
      idempotency_key: null,
      takes_effect_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
