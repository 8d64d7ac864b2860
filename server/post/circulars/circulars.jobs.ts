import { z } from 'zod';
import { wayOf } from '../../../domain/notifications/worthALetter.ts';
import type { CircularTexts, GottenWay } from '../../../domain/post/circulars.contract.ts';
import { tellsWhatIsOwed } from '../../../domain/post/circularText.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { EffectKey } from '../../../domain/shared/messageKinds.ts';
import { cents } from '../../../domain/shared/money.ts';
import { listBilledParties } from '../../invoicing/billedParty.reads.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
import { inEveryLanguage, notifyAll } from '../../notifications/tell.actions.ts';
import { writeToAll } from '../../notifications/writing.actions.ts';
import type { Change } from '../../platform/context.ts';
import { defineRun } from '../../platform/runs/runs.ts';
import {
  type Chosen,
  countChosen,
  findCircular,
  isAboutMoney,
  listChosenOf,
  listNext,
  listOwed,
} from './circulars.reads.ts';
import { circularMail, circularNews } from './circulars.wording.ts';
import { noteGotten } from './circulars.writes.ts';

/** A step takes a fraction of a second. */
const AT_ONCE = 100;

type Found = NonNullable<Awaited<ReturnType<typeof findCircular>>>;

/** Whom a stored circular goes to. */
export function chosenOf({ chosen, way, texts }: Pick<Found, 'chosen' | 'way' | 'texts'>): Chosen {
  return { chosen, way, tells_owed: Object.values(texts).some(tellsWhatIsOwed) };
}

/**
 * Writes a circular to the households chosen for it, some per step. Stopped and begun again it goes on: a step notes under the lock of
 * each household that it has got it, in the transaction that stores its mail or letter.
 */
export const sendCircular = sendCircularBy(AT_ONCE);

/** `sendCircular` with `inStep` households in a step. */
export function sendCircularBy(inStep: number) {
  return defineRun({
    kind: 'post.circular',
    payload: z.object({ circular_id: z.int() }),
    position: z.object({ after: z.int() }),
    total: async ({ db }, { circular_id }) => {
      const circular = await findCircular(db, circular_id);
      return circular ? (await countChosen(db, chosenOf(circular))).households : 0;
    },
    step: async ({ change, payload: { circular_id }, position, share }) => {
      const circular = await findCircular(change.db, circular_id);
      if (circular?.state !== 'begun') return { done: 0 };
      const page = { circular_id, after: position?.after ?? 0, most: Math.ceil(inStep * share) };
      const ids = await listNext(change.db, chosenOf(circular), page);
      const done = await writeIt(change, circular, ids);
      const after = ids.at(-1);
      return { next: after === undefined ? undefined : { after }, done };
    },
  });
}

async function writeIt(change: Change, circular: Found, ids: readonly number[]): Promise<number> {
  const { id, texts, way } = circular;
  const chosen = chosenOf(circular);
  const locked = (await lockHouseholds(change.tx, ids)).map((household) => household.id);
  // meanwhile somebody may have died, left, or paid
  const still = await listChosenOf(change.tx, chosen, locked);
  const [parties, owed] = [await listBilledParties(change.db, still), await listOwed(change.db, still)];
  const { association } = change.settings;
  const kind = isAboutMoney(chosen) ? 'post.circular_owed' : 'post.circular';
  const addressed = still.flatMap((household_id) => {
    const party = parties.get(household_id);
    if (!party || party.standing === 'deceased') return [];
    const effectKey: EffectKey = `${kind}/${id}/${household_id}`;
    const to = { household_id, email: party.email, channel: way === 'letter' ? ('post' as const) : party.channel };
    const wanted = way === 'portal' ? 'none' : wayOf(to, effectKey);
    const gets: GottenWay = wanted === 'none' ? 'portal' : wanted;
    const mailIn = (language: Language) => {
      const reader = { ...party, language };
      return circularMail({
        ...wordsIn(texts, language),
        reader,
        owed: owed.get(household_id) ?? cents(0),
        association,
      });
    };
    return [{ household_id, effectKey, to, gets, language: party.language, mailIn }];
  });
  const anew = new Set(await noteGotten(change.tx, id, addressed));
  const written = addressed.filter(({ household_id }) => anew.has(household_id));
  await notifyAll(
    change,
    written.map(({ household_id, effectKey: effect_key, language, mailIn }) => ({
      ...{ household_id, effect_key },
      ...inEveryLanguage(language, (one) => circularNews(mailIn(one))),
    })),
  );
  const sent = written.filter(({ gets }) => gets !== 'portal');
  await writeToAll(
    change,
    sent.map(({ effectKey, to, language, mailIn }) => ({ effectKey, to, mailData: () => mailIn(language) })),
  );
  return written.length;
}

function wordsIn(texts: CircularTexts, language: Language): { subject: string; text: string } {
  return { subject: texts[`subject_${language}`], text: texts[`text_${language}`] };
}
