import { sql } from 'kysely';
import { exclusionReasonIds } from '../../../domain/reference/inactiveReasons.ts';
import { CONVERSATION } from '../../../domain/shared/contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aHousehold } from '../builders.ts';
import { aConversation } from '../counter/conversationBuilders.ts';
import { aCheckedDeath, aDeathCase, aDeathCost, aDeathDecision, diedYesterday } from '../deathBuilders.ts';
import { aCoveredPerson, anInvoice } from '../invoicingBuilders.ts';
import { familyMember } from '../payloads.ts';
import { type Attack, caseOf, done, refused, rulesOf, stateOf, type Thief, waits } from './attack.ts';

const membersOf =
  ({ server, accomplice }: Thief) =>
  () =>
    stateOf(
      server,
      sql`select h.status, h.active_from, h.waiting_until, m.id, m.membership_basis, m.status as person, m.waiting_until as until,
      m.date_of_birth from households h join members m on m.household_id = h.id
      where h.id = ${accomplice.household_id} order by m.id`,
    );

const decide = { outcome: 'goodwill', reasons: 'Die Familie ist in Not', limit: 500 };

/** Promises of the association: who is covered, and what is paid at a death. */
export const coverAttacks: readonly Attack[] = [
  {
    aim: 'a burial for somebody whose fees the thief has booked by hand',
    tries: async (thief) => {
      const { household_id, main_member_id: member_id } = thief.accomplice;
      const invoice = await anInvoice(thief.server, thief.accomplice, {
        date: day('2026-01-02'),
        due_date: day('2026-02-01'),
      });
      const id = await aDeathCase(thief.server, { state: 'identified', household_id, member_id, ...diedYesterday });
      await thief.post(`/api/v1/office/invoices/${invoice.id}/payment`, { amount: 60, value_date: '11.01.2027' });
      await thief.post(`/api/v1/office/deaths/${id}/check`, { revision: 0 });
      return {
        loot: caseOf(thief, id),
        steps: () => thief.post(`/api/v1/office/deaths/${id}/accept`, { revision: 1 }),
      };
    },
    shows: [done('payment.booked'), done('death_case.checked'), refused('death_case.decided', 'against_rule')],
  },
  {
    aim: 'a burial for somebody who paid nothing after the third reminder, by giving the invoice up',
    tries: async (thief) => {
      const { household_id, main_member_id: member_id } = await aHousehold(thief.server, {
        ...{ status: 'active', active_from: day('2020-01-01') },
      });
      const dated = { date: day('2026-01-02'), due_date: day('2026-02-01'), dunning_status: 3 } as const;
      const invoice = await anInvoice(thief.server, { household_id, main_member_id: member_id }, dated);
      await thief.server.context.db
        .insertInto('dunning_steps')
        .values({ sale_invoice_id: invoice.id, level: 3, reached_on: day('2026-04-01'), open_cents: cents(6_000) })
        .execute();
      const died = { died_from: thief.server.clock.today(), died_until: thief.server.clock.today() };
      const id = await aDeathCase(thief.server, { state: 'identified', household_id, member_id, ...died });
      await thief.post(`/api/v1/office/invoices/${invoice.id}/step`, { step: 'void' });
      const { body } = await thief.post(`/api/v1/office/deaths/${id}/check`, { revision: 0 });
      if ((body as { state: string }).state !== 'checked') throw new Error('the case was not checked');
      return {
        loot: caseOf(thief, id),
        steps: () => thief.post(`/api/v1/office/deaths/${id}/accept`, { revision: 1 }),
      };
    },
    shows: [done('invoice.void'), refused('death_case.decided', 'against_rule')],
  },
  {
    aim: 'a burial for somebody who was never a member',
    tries: async (thief) => {
      const { id } = await aCheckedDeath(thief.server, { deceased_name: 'Ali Kaya' });
      return {
        loot: caseOf(thief, id),
        steps: () => thief.post(`/api/v1/office/deaths/${id}/accept`, { revision: 0 }),
      };
    },
    shows: [refused('death_case.decided', 'against_rule')],
  },
  {
    aim: 'goodwill of the board, decided by the thief',
    tries: async (thief) => {
      const { id } = await aCheckedDeath(thief.server, { state: 'at_board' });
      return {
        loot: caseOf(thief, id),
        steps: () => thief.post(`/api/v1/office/deaths/${id}/decide`, { revision: 0, ...decide }),
      };
    },
    shows: [refused('death_case.decided', 'not_allowed')],
  },
  {
    aim: 'the missing signature of the board',
    tries: async (thief) => {
      const checked = await aCheckedDeath(thief.server, { state: 'at_board' });
      const decision = await aDeathDecision(thief.server, checked);
      return {
        loot: caseOf(thief, checked.id),
        steps: () => thief.post(`/api/v1/office/death-decisions/${decision}/sign`, { revision: 0 }),
      };
    },
    shows: [refused('death_case.signed', 'not_allowed')],
  },
  {
    aim: 'a bill of 25,000 euros of a made-up undertaker, marked as paid',
    tries: async (thief) => {
      const id = await aDeathCase(thief.server, { state: 'accepted' });
      const cost = {
        kind: 'coffin',
        supplier: 'Bestattung Dieb',
        amount: 25_000,
        payer: 'association',
        paid_on: '11.01.2027',
      };
      return {
        loot: caseOf(thief, id),
        steps: () =>
          thief.post(`/api/v1/office/deaths/${id}/costs`, {
            revision: 0,
            ...cost,
            over_limit_because: 'Sarg aus Gold',
          }),
      };
    },
    shows: [done('death_case.cost_changed')],
  },
  {
    aim: '90,000 euros for “other”, entered and then marked as paid twice',
    tries: async (thief) => {
      const case_id = await aDeathCase(thief.server, { state: 'accepted' });
      const cost = await aDeathCost(thief.server, case_id, { kind: 'other', amount_cents: 9_000_000 as never });
      const pay = (revision: number) =>
        thief.post(`/api/v1/office/death-costs/${cost}/pay`, { revision, paid_on: '11.01.2027' });
      return {
        loot: caseOf(thief, case_id),
        steps: async () => {
          await pay(0);
          await pay(1);
        },
      };
    },
    shows: [done('death_case.cost_changed'), refused('death_case.cost_changed', 'against_rule')],
  },
  {
    aim: 'two such payments at the same moment, in the hope that one counts as the second person',
    tries: async (thief) => {
      const case_id = await aDeathCase(thief.server, { state: 'accepted' });
      const cost = await aDeathCost(thief.server, case_id, { kind: 'other', amount_cents: 9_000_000 as never });
      const pay = (revision: number) =>
        thief.post(`/api/v1/office/death-costs/${cost}/pay`, { revision, paid_on: '11.01.2027' });
      return { loot: caseOf(thief, case_id), steps: () => Promise.all([pay(0), pay(1), pay(0), pay(1)]) };
    },
    shows: [done('death_case.cost_changed')],
  },
  {
    aim: 'costs of a death that the association has not accepted',
    tries: async (thief) => {
      const id = await aDeathCase(thief.server, { state: 'identified' });
      const cost = {
        kind: 'coffin',
        supplier: 'Bestattung Dieb',
        amount: 450,
        payer: 'association',
        paid_on: '11.01.2027',
      };
      return {
        loot: caseOf(thief, id),
        steps: () => thief.post(`/api/v1/office/deaths/${id}/costs`, { revision: 0, ...cost }),
      };
    },
    shows: [refused('death_case.cost_changed', 'against_rule')],
  },
  {
    aim: 'fewer signatures and higher limits for goodwill',
    tries: async (thief) => ({ loot: rulesOf(thief), steps: await thief.ready('POST /api/v1/office/board-settings') }),
    shows: [refused('board_settings.introduced', 'not_allowed')],
  },
  {
    aim: 'a stricter set of rules of the board withdrawn before it begins',
    tries: async (thief) => ({
      loot: rulesOf(thief),
      steps: await thief.ready('POST /api/v1/office/board-settings/:id/withdraw'),
    }),
    shows: [refused('board_settings.withdrawn', 'not_allowed')],
  },
  {
    aim: 'an application on paper that counts from a day weeks ago, so that nobody waits',
    tries: async (thief) => {
      const enter = await thief.ready('POST /api/v1/office/paper-applications', {
        ...{ arrived_on: '01.12.2026', signed_on: '01.12.2026' },
      });
      const counting = () =>
        stateOf(thief.server, sql`select count(*) from paper_applications where counts and arrived_on < '2026-12-15'`);
      return { loot: counting, steps: enter };
    },
    shows: [waits('arrival')],
  },
  {
    aim: 'an adult made a child of the accomplice, to be covered without a fee',
    tries: async (thief) => {
      const person = await aCoveredPerson(thief.server, thief.accomplice, { date_of_birth: day('1980-05-05') });
      return {
        loot: membersOf(thief),
        steps: () =>
          thief.post(`/api/v1/office/members/${person}/eligibility`, {
            ...{ membership_basis: 'child', relationship_type: 'son' },
          }),
      };
    },
    shows: [refused('member.eligibility_set', 'not_valid')],
  },
  {
    aim: 'somebody ill added in a conversation that nobody had, and covered at once',
    tries: async (thief) => {
      const conversation = await aConversation(thief.server, thief.accomplice, 'Der Bruder kommt dazu.');
      const covered = () =>
        stateOf(
          thief.server,
          sql`select count(*) from members where household_id = ${thief.accomplice.household_id} and status = 'active'`,
        );
      const add = () =>
        thief.client.send('POST', '/api/v1/member', familyMember, { [CONVERSATION]: String(conversation) });
      return { loot: covered, steps: add };
    },
    shows: [done('counter.person_added')],
  },
  {
    aim: 'somebody whom the board has excluded back as a member',
    tries: async (thief) => {
      const person = await aCoveredPerson(thief.server, thief.accomplice, { status: 'inactive' });
      const [inactive_reason_id] = exclusionReasonIds;
      await thief.server.context.db
        .updateTable('members')
        .set({ inactive_reason_id: inactive_reason_id ?? null })
        .where('id', '=', person)
        .execute();
      const path = `/api/v1/office/households/${thief.accomplice.household_id}/reactivate`;
      return { loot: membersOf(thief), steps: () => thief.post(path, { member_id: person }) };
    },
    shows: [refused('household.reactivated', 'not_allowed')],
  },
  {
    aim: 'planted rows of a former list taken over',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from take_overs where agreed_at is not null`),
      steps: await thief.ready('POST /api/v1/office/take-overs/:id/agree'),
    }),
    shows: [refused('take_over.agreed', 'not_allowed')],
  },
  {
    aim: 'the proof of a taking over signed as the second of the board',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from take_over_proofs where signed_at is not null`),
      steps: await thief.ready('POST /api/v1/office/take-overs/:id/proof/sign'),
    }),
    shows: [refused('take_over.proof_signed', 'not_allowed')],
  },
  {
    aim: 'a list of the thief’s own read as a former list',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from imported_files`),
      steps: await thief.ready('POST /api/v1/office/imported-files'),
    }),
    shows: [refused('imported_file.uploaded', 'not_allowed')],
  },
  {
    aim: 'silent households written to before the board wants it',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from releases where state <> 'asked'`),
      steps: await thief.ready('POST /api/v1/office/releases/:id/agree'),
    }),
    shows: [refused('release.agreed', 'not_allowed')],
  },
];
