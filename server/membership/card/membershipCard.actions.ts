import { refuse as refuseHousehold } from '../../../domain/application/application.refusals.ts';
import type { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { CardFormat, membershipContract } from '../../../domain/membership/membership.contract.ts';
import { refuse } from '../../../domain/membership/membership.refusals.ts';
import { type NoCard, whyNoCard } from '../../../domain/membership/membershipCard.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import { inChange } from '../../platform/work.ts';
import { listCoverOf } from '../cover/cover.actions.ts';
import { getCardHousehold, listNamesOf } from './membershipCard.reads.ts';
import { type CardFacts, cardDocument, cardFilename } from './membershipCard.wording.ts';

/**
 * The membership card of the actor's household with everybody whom the membership covers today (decision 57). Refuses
 * where there is none (`whyNoCard`), with `membership_card_nobody` while it covers nobody, and with `HouseholdNotFound` for other
 * households.
 */
export async function renderMembershipCard(
  ask: Ask<MemberActor>,
  { id, format }: Input<(typeof membershipContract)['renderMembershipCard']>,
): Promise<FileAnswer> {
  if (id !== ask.actor.household_id) return refuseHousehold('HouseholdNotFound');
  const card = await readCard(ask, id);
  return typeof card === 'string' ? refuse(card) : draw(card, format);
}

/**
 * The same card for members without a printer, to be cut out of A4; recorded before it is drawn. Refuses with `HouseholdNotFound` and
 * `household_without_card`.
 */
export async function printMembershipCard(
  { context, actor }: Visit<(typeof decisionsContract)['printMembershipCard']>,
  { id }: Input<(typeof decisionsContract)['printMembershipCard']>,
): Promise<FileAnswer> {
  const facts = await inChange(context, actor, async (change) => {
    const read = await readCard(change, id);
    if (typeof read === 'string') return refuse('household_without_card');
    await record(change, { action: 'membership_card.seen', household_id: id, subject_id: null });
    return read;
  });
  return draw(facts, 'a4');
}

/** In the language of the household's account; else why there is no card. Refuses with `HouseholdNotFound`. */
async function readCard(ask: Ask, id: number): Promise<CardFacts | NoCard> {
  const household = (await getCardHousehold(ask.db, id)) ?? refuseHousehold('HouseholdNotFound');
  const reason = whyNoCard(household);
  if (reason) return reason;
  const covered = (await listCoverOf(ask, id)).filter(({ verdict }) => verdict === 'covered');
  if (covered.length === 0) return 'membership_card_nobody';
  const ids = covered.map(({ member_id }) => member_id);
  return {
    membership_no: household.membership_no,
    language: (await getRecipient(ask.db, id)).language,
    covered: await listNamesOf(ask.db, ids),
    day: ask.today,
    association: ask.settings.association,
  };
}

async function draw(facts: CardFacts, format: CardFormat): Promise<FileAnswer> {
  const content = await drawPdf(cardDocument(facts, format));
  return {
    filename: cardFilename(facts, format),
    contentType: 'application/pdf',
    content,
    sizeBytes: content.byteLength,
  };
}
