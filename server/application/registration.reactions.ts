import { accountConfirmed, accountEmailChanged } from '../accounts/accounts.news.ts';
import { cameWithCode } from '../counter/accountCodes.actions.ts';
import { copyEmailToMainMember } from '../members/mainMember.actions.ts';
import { newsIn, notify } from '../notifications/tell.actions.ts';
import type { Change, Reaction } from '../platform/context.ts';
import { queueHouseholdMail } from '../platform/mail/mailQueue.ts';
import { on } from '../platform/news.ts';
import { findNewMember } from './registration.reads.ts';
import { welcomeMail, welcomeNews } from './registration.wording.ts';

export const registrationReactions: readonly Reaction[] = [
  on(accountConfirmed, 'registration.welcome', welcome),
  on(accountEmailChanged, 'registration.followEmail', (change, { account_id }) =>
    copyEmailToMainMember(change, account_id),
  ),
];

async function welcome(change: Change, { account_id }: { account_id: number }): Promise<void> {
  const member = await findNewMember(change.db, account_id);
  // whoever opened the account with a code has been a member before
  if (!member || (await cameWithCode(change, account_id))) return;
  const effect_key = `registration.welcome/${account_id}` as const;
  const words = newsIn(member.language, welcomeNews(member));
  await notify(change, { household_id: member.household_id, effect_key, ...words });
  await queueHouseholdMail(change, effect_key, member, welcomeMail({ ...member, settings: change.settings }));
}
