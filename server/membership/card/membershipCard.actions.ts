import { refuse as refuseHousehold } from '../../../domain/application/application.refusals.ts';
import type { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { refuse } from '../../../domain/membership/membership.refusals.ts';
import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import type { Ask } from '../../platform/work.ts';
import { listCover } from '../cover/cover.actions.ts';
import { type CardFacts, cardDocument, cardFilename } from './membershipCard.letters.ts';
import { getCardHousehold, listNamesOf } from './membershipCard.reads.ts';

/**
 * The membership card with everybody whom the membership covers today (decision 57). Refuses where there is none (`whyNoCard`), and
 * with `membership_card_nobody` while it covers nobody; with `HouseholdNotFound` for other households.
 */
export async function renderMembershipCard(
  ask: Ask<MemberActor>,
  { id, paper }: Input<(typeof membershipContract)['renderMembershipCard']>,
): Promise<FileAnswer> {
  if (id !== ask.actor.household_id) return refuseHousehold('HouseholdNotFound');
  const household = await getCardHousehold(ask.db, id);
  const reason = whyNoCard(household);
  if (reason) return refuse(reason);
  const covered = (await listCover(ask, { id })).filter(({ verdict }) => verdict === 'covered');
  if (covered.length === 0) return refuse('membership_card_nobody');
  const facts: CardFacts = {
    membership_no: household.membership_no,
    language: ask.actor.language,
    covered: await listNamesOf(
      ask.db,
      covered.map(({ member_id }) => member_id),
    ),
    day: ask.today,
    association: ask.settings.association,
  };
  const content = await drawPdf(cardDocument(facts, paper));
  return { filename: cardFilename(facts), contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}
