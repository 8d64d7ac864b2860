import { CONSENT_VERSION } from '../../../domain/textReminders/textReminders.ts';
import { digestOf } from '../../textReminders/codeDigest.ts';
import { markAgreed, replaceWish } from '../../textReminders/textReminders.writes.ts';
import type { TestHousehold } from '../builders.ts';
import { aPhoneNumber } from '../memberBuilders.ts';
import type { TestServer } from '../testServer.ts';

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
