import { z } from 'zod';
import type { CircularTexts } from '../../../domain/post/circulars.contract.ts';
import { tellsWhatIsOwed } from '../../../domain/post/circularText.ts';
import { cents } from '../../../domain/shared/money.ts';
import { listBilledParties } from '../../invoicing/billedParty.reads.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
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
import { circularMail } from './circulars.wording.ts';
import { noteGotten } from './circulars.writes.ts';

/** A step takes a fraction of a second. */
const AT_ONCE = 100;

type Found = NonNullable<Awaited<ReturnType<typeof findCircular>>>;

/** Whom a stored circular goes to. */
export function chosenOf({ chosen, by_letter, texts }: Pick<Found, 'chosen' | 'by_letter' | 'texts'>): Chosen {
  return { chosen, by_letter, tells_owed: Object.values(texts).some(tellsWhatIsOwed) };
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
      if (!circular) return { done: 0 };
      const page = { circular_id, after: position?.after ?? 0, most: Math.ceil(inStep * share) };
      const ids = await listNext(change.db, chosenOf(circular), page);
      const done = await writeIt(change, circular, ids);
      const after = ids.at(-1);
      return { next: after === undefined ? undefined : { after }, done };
    },
  });
}

async function writeIt(change: Change, circular: Found, ids: readonly number[]): Promise<number> {
  const { id, texts, by_letter } = circular;
  const chosen = chosenOf(circular);
  const locked = (await lockHouseholds(change.tx, ids)).map((household) => household.id);
  // meanwhile somebody may have died, left, or paid
  const anew = await noteGotten(change.tx, id, await listChosenOf(change.tx, chosen, locked));
  const [parties, owed] = [await listBilledParties(change.db, anew), await listOwed(change.db, anew)];
  const { association } = change.settings;
  const named = isAboutMoney(chosen) ? 'post.circular_owed' : 'post.circular';
  await writeToAll(
    change,
    anew.flatMap((household_id) => {
      const party = parties.get(household_id);
      if (!party || party.standing === 'deceased') return [];
      const words = wordsIn(texts, party.language);
      const to = { household_id, email: party.email, channel: by_letter ? ('post' as const) : party.channel };
      const mailData = () =>
        circularMail({ ...words, reader: party, owed: owed.get(household_id) ?? cents(0), association });
      return [{ effectKey: `${named}/${id}/${household_id}`, to, mailData }];
    }),
  );
  return anew.length;
}

function wordsIn(texts: CircularTexts, language: 'de' | 'tr' | 'en'): { subject: string; text: string } {
  return { subject: texts[`subject_${language}`], text: texts[`text_${language}`] };
}
