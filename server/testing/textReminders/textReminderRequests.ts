import type { ValidRequest } from '../requests/validRequest.ts';
import type { World } from '../world.ts';
import { aMobile, TEXT_CODE } from './textReminderBuilders.ts';

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
