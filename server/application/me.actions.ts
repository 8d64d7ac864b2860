import type { applicationContract, Me } from '../../domain/application/application.contract.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { setLanguage } from '../accounts/language.actions.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { readMe } from './me.reads.ts';

/** Stores the language that screens, mails and PDFs speak. */
export async function changeLanguage(
  change: Change<AccountActor>,
  { default_lang }: Input<(typeof applicationContract)['changeLanguage']>,
): Promise<Me> {
  await setLanguage(change, default_lang);
  return readMe(change);
}
