import type { DeathEffect } from '../../../domain/deaths/life/lifePlan.ts';
import type { UnheldKey } from '../../../domain/shared/messageKinds.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import type { InLanguage } from '../../messages.ts';
import { withdrawNotification } from '../../notifications/notifications.actions.ts';
import { tell, tellInNews } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { queueMail } from '../../platform/mail/mailQueue.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { countCorrections, findFamilyName, findRepresentative } from './life.reads.ts';
import type { KeptEffect } from './life.tables.ts';
import {
  type About,
  condolenceMessage,
  correctionMessage,
  representativeCorrection,
  representativeMail,
} from './life.wording.ts';

type Told = Extract<DeathEffect, { kind: 'condolence' | 'representative_told' }>;

/**
 * The condolence is the first message, in news and where the effect says so by mail; a representative gets a mail. Somebody who
 * is identified once more, with another day of death, is not written twice; after a correction the family is.
 */
export async function tellEffect(change: Change, row: CaseRow, effect: Told): Promise<Partial<KeptEffect>> {
  const { household_id } = effect;
  const round = await countCorrections(change.db, row.id);
  if (effect.kind === 'representative_told') {
    const { substitute_id } = effect;
    const effect_key = `deaths.representative/${row.id}/${substitute_id}/${round}` as const;
    await writeToRepresentative(change, { row, household_id, substitute_id, effect_key, mailData: representativeMail });
    return { substitute_id, effect_key };
  }
  const effect_key = `deaths.condolence/${row.id}/${household_id}/${round}` as const;
  await tellFamily(change, { row, household_id, effect_key, by: effect.by, message: condolenceMessage });
  return { effect_key, by: effect.by };
}

/** What was told by mistake is taken out of the news, and who was told is told so. */
export async function correct(change: Change, row: CaseRow, kept: KeptEffect): Promise<void> {
  const { household_id, substitute_id, effect_key: told, by = 'news' } = kept;
  if (!told) return;
  const effect_key = `deaths.correction/${told}` as const;
  if (substitute_id) {
    const mailData = representativeCorrection;
    return writeToRepresentative(change, { row, household_id, substitute_id, effect_key, mailData });
  }
  await withdrawNotification(change, household_id, told);
  await tellFamily(change, { row, household_id, effect_key, by, message: correctionMessage });
}

type Family = {
  row: CaseRow;
  household_id: number;
  effect_key: UnheldKey;
  by: 'news' | 'news_and_mail';
  message: (about: About) => InLanguage;
};

/** Addressed to the family, not to a person. */
export async function tellFamily(change: Change, { row, household_id, message, ...how }: Family): Promise<void> {
  const to = await getRecipient(change.db, household_id);
  const { deceased_name: name, deceased_gender: gender } = row;
  const { association } = change.settings;
  const about = { name: name ?? '', gender, family: await findFamilyName(change.db, household_id), association };
  const telling = { effectKey: how.effect_key, to, message: message(about) };
  await (how.by === 'news_and_mail' ? tell(change, telling) : tellInNews(change, telling));
}

type ToRepresentative = {
  row: CaseRow;
  household_id: number;
  substitute_id: number;
  effect_key: UnheldKey;
  mailData: typeof representativeMail;
};

/** In the household's language: of a representative none is known. */
async function writeToRepresentative(change: Change, { row, household_id, ...what }: ToRepresentative): Promise<void> {
  const person = await findRepresentative(change.db, what.substitute_id);
  if (!person) return;
  const { language } = await getRecipient(change.db, household_id);
  const mailData = what.mailData({ ...person, language, settings: change.settings, deceased: row.deceased_name ?? '' });
  await queueMail(change, what.effect_key, person.email, mailData);
}
