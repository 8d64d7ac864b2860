import { day } from '../../../domain/shared/day.ts';
import '../../onCall/onCall.tables.ts';
import { anOfficeAccount, type TestAccount } from '../builders.ts';
import type { TestServer } from '../testServer.ts';

/** As a screen sends it: today, by mail. */
export const aWrittenShift = { first_day: '11.01.2027', by_mail: true, by_text_message: false };

type ShiftOverrides = Partial<{
  account: Pick<TestAccount, 'account_id'>;
  first_day: string;
  last_day: string | null;
  by_mail: boolean;
  mobile: string | null;
}>;

/** A staff member who is on call from the first day of the tests; by text message if a number is given. */
export async function aShift(server: TestServer, overrides: ShiftOverrides = {}): Promise<number> {
  const { account, first_day = '2027-01-11', last_day = null, by_mail = true, mobile = null } = overrides;
  const { account_id } = account ?? (await anOfficeAccount(server, 'clerk'));
  const { id } = await server.context.db
    .insertInto('on_call_shifts')
    .values({
      account_id,
      by_mail,
      mobile,
      by_text_message: mobile !== null,
      first_day: day(first_day),
      last_day: last_day === null ? null : day(last_day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
