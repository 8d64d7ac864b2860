import { addDays, day, toWireDay } from '../../../domain/shared/day.ts';
import { TEST_PASSWORD } from '../builders.ts';
import { aGivenCode, aHouseholdWithoutAccount, BIRTH_DAY } from '../counter/accountCodeBuilders.ts';
import { freshEmail } from '../emailBuilders.ts';
import { anInvoice } from '../invoicingBuilders.ts';
import type { ValidRequest } from '../requests/validRequest.ts';
import { idOf, type World } from '../world.ts';
import { theListedOf } from './heldBuilders.ts';
import { theOtherOf } from './mergingBuilders.ts';

const applicant = { first_name: 'Meryem', last_name: 'Karabulut', date_of_birth: '05.05.1951' };

/** Valid requests of a household: whom the membership covers, card, calendar, requests to correct its data. */
export const householdRequests: Record<string, ValidRequest> = {
  'POST /api/v1/office/paper-applications/same-persons': {
    sends: () => ({ ...applicant, turkish_id_no: '10000000146' }),
  },
  'POST /api/v1/office/paper-applications': {
    sends: (world) => ({
      ...applicant,
      // somebody else in each world: the same person is not entered twice
      date_of_birth: toWireDay(addDays(day('1951-05-05'), world.household_id)),
      citizenship_id: 792,
      phone_number: '+436601234567',
      phone_type: 'private_mobile',
      language: 'tr',
      channel: 'post',
      asked: 'came',
      arrived_on: toWireDay(world.server.clock.today()),
      signed_on: toWireDay(world.server.clock.today()),
      agrees: true,
    }),
  },
  'POST /api/v1/office/households/:id/paper/discard': {
    thing: 'paper',
  },
  'POST /api/v1/office/households/:id/comparison/go-on': {
    thing: 'held',
    sends: () => ({ reason: 'Andere Eltern.' }),
  },
  'POST /api/v1/office/households/:id/comparison/join': {
    thing: 'held',
    isAboutThings: true,
    sends: async (world) => ({
      reason: 'Dieselbe Familie, am Telefon bestätigt.',
      listed: await theListedOf(world.server, await idOf(world, 'held')),
      takes_address: true,
      takes_phone: true,
      brings: [],
    }),
  },
  'GET /api/v1/office/households/:id/merging': {
    thing: 'merging',
    sends: async (world) => ({ number: (await theOtherOf(world.server, await idOf(world, 'merging'))).membership_no }),
  },
  'POST /api/v1/office/households/:id/merging': {
    thing: 'merging',
    isAboutThings: true,
    sends: async (world) => {
      const stays = await idOf(world, 'merging');
      const other = await theOtherOf(world.server, stays);
      return {
        reason: 'Derselbe Haushalt, am Telefon bestätigt.',
        closes: other.household_id,
        pairs: [{ closes: other.main_member_id, stays: other.same_id }],
        takes_address: true,
        takes_phone: true,
      };
    },
  },
  'POST /api/v1/office/households/:id/notes': {
    thing: 'household',
    sends: () => ({ words: 'Ruft wegen der Grabstätte noch einmal an.', follow_up_on: '01.03.2027' }),
  },
  'POST /api/v1/office/notes/:id/done': { thing: 'note' },
  'POST /api/v1/office/households/:id/conversation': {
    thing: 'household',
    sends: () => ({ asked: 'rang', reason: 'Die Tochter ist ausgezogen.' }),
  },
  'PUT /api/v1/office/conversations/:id': { thing: 'conversation', sends: () => ({ reason: 'Sie hat geheiratet.' }) },
  'PUT /api/v1/office/households/:id/correspondence': {
    thing: 'household',
    isAboutThings: true,
    sends: async (world) => ({ conversation: await idOf(world, 'conversation'), channel: 'post', language: 'tr' }),
  },

  'GET /api/v1/office/households/:id/account-code': { thing: 'household' },
  'POST /api/v1/office/households/:id/account-code': {
    thing: 'without_account',
    isAboutThings: true,
    sends: async (world) => {
      const household_id = await idOf(world, 'without_account');
      const { id: conversation } = await world.server.context.db
        .selectFrom('conversations')
        .select('id')
        .where('household_id', '=', household_id)
        .executeTakeFirstOrThrow();
      return { conversation, way: 'spot' };
    },
  },
  'POST /api/v1/office/account-codes/:id/show': { thing: 'account_code' },
  'POST /api/v1/register/code': { sends: codeRegistration },

  'GET /api/v1/household/:id/cover': { thing: 'household' },
  'GET /api/v1/household/:id/membership-card': {
    thing: 'household',
    sends: () => ({ format: 'card' }),
    refused: {
      new: 'membership_card_not_yet',
      waiting: 'membership_card_not_yet',
      inactive: 'membership_card_ended',
    },
  },
  'GET /api/v1/household/:id/calendar': {
    thing: 'household',
    // without anything due there is no calendar
    needs: (world) => anInvoice(world.server, world),
  },

  'GET /api/v1/household/change-requests': {},
  'POST /api/v1/member/:id/change-request': {
    thing: 'main_member',
    sends: () => ({ field: 'first_name', wanted: 'Nurhan', explanation: 'Im Reisepass steht es anders.' }),
    refused: { new: 'data_not_locked', inactive: 'household_inactive' },
  },
  'DELETE /api/v1/member/change-request/:id': { thing: 'change_request', refused: { inactive: 'household_inactive' } },
};

async function codeRegistration({ server }: World): Promise<object> {
  const code = await aGivenCode(server, await aHouseholdWithoutAccount(server));
  return { code, date_of_birth: BIRTH_DAY, email: freshEmail(), password: TEST_PASSWORD };
}
