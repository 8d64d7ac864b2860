import { CONSENT_VERSION } from '../../../domain/textReminders/textReminders.ts';
import { digestOf } from '../../textReminders/codeDigest.ts';
import { markAgreed, replaceWish } from '../../textReminders/textReminders.writes.ts';
import type { TestHousehold } from '../builders.ts';
import { aPhoneNumber } from '../memberBuilders.ts';
import type { TestServer } from '../testServer.ts';
import type { ValidRequest } from '../validRequests.ts';
import type { World } from '../world.ts';

export const TEXT_CODE = '123456';

const MINUTE_MS = 60_000;
const FIRST_NUMBER = 1_000_000;

/** A mobile number that nobody else has. */
export function aMobile({ household_id }: Pick<TestHousehold, 'household_id'>): string {
  return `+43664${FIRST_NUMBER + household_id}`;
}

/** A wish for reminders by text message whose code (`TEXT_CODE`) waits. */
export async function aTextWish(
  server: TestServer,
  { household_id, main_member_id: member_id }: TestHousehold,
  number = aMobile({ household_id }),
): Promise<{ phone_number_id: number; number: string }> {
  const phone_number_id = await aPhoneNumber(server, member_id, { phone_number: number });
  await server.change(({ tx, now, vault }) =>
    replaceWish(tx, {
      household_id,
      member_id,
      phone_number_id,
      number,
      words_version: CONSENT_VERSION,
      asked_at: now,
      code_hash: digestOf(vault, { household_id, number, code: TEXT_CODE }),
      code_until: new Date(now.getTime() + 10 * MINUTE_MS),
    }),
  );
  return { phone_number_id, number };
}

/** A consent in force. */
export async function aTextConsent(server: TestServer, household: TestHousehold, number?: string) {
  const wish = await aTextWish(server, household, number);
  await server.change(async ({ tx, now }) => {
    const { id } = await tx
      .selectFrom('text_consents')
      .select('id')
      .where('household_id', '=', household.household_id)
      .where('agreed_at', 'is', null)
      .executeTakeFirstOrThrow();
    await markAgreed(tx, id, now);
  });
  return wish;
}

const refused = { new: 'household_must_be_active', inactive: 'household_inactive' } as const;

/** The calls about reminders by text message, as `validRequests`. */
export const textReminderRequests: Record<string, ValidRequest> = {
  'GET /api/v1/household/text-reminders': {},
  'POST /api/v1/household/:id/text-reminders/code': {
    thing: 'texted',
    refused,
    sends: async (world) => ({ phone_number_id: await ownMobile(world), agreed: true }),
  },
  'POST /api/v1/household/:id/text-reminders/confirm': {
    thing: 'texted',
    refused,
    sends: () => ({ code: TEXT_CODE }),
  },
  'DELETE /api/v1/household/:id/text-reminders': { thing: 'texted', refused: { inactive: 'household_inactive' } },
};

/** Any id for somebody who has no such number: they are refused before it is read. */
async function ownMobile({ server, ...household }: World): Promise<number> {
  const row = await server.context.db
    .selectFrom('phone_numbers')
    .select('id')
    .where('phone_number', '=', aMobile(household))
    .executeTakeFirst();
  return row?.id ?? 1;
}
