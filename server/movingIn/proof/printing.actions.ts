import type { proofContract } from '../../../domain/movingIn/proof.contract.ts';
import { refuse } from '../../../domain/movingIn/takeOver.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { record } from '../../audit/audit.actions.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import { languageOf } from '../../platform/staff.ts';
import { inChange } from '../../platform/work.ts';
import { assertBoard } from '../takeOvers.actions.ts';
import { lockProof, readProofFor, sumFigures } from './proof.reads.ts';
import { type PrintedProof, proofDocument, proofFilename } from './proof.wording.ts';

type Call = (typeof proofContract)['printProof'];

/** Draws the sums and who signed them. Refuses with `forbidden`, `take_over_not_found`, `proof_outdated` before the first comparison. */
export async function printProof({ context, actor }: Visit<Call>, { id }: Input<Call>): Promise<FileAnswer> {
  assertBoard(actor);
  const printed = await inChange(context, actor, async (change): Promise<PrintedProof> => {
    const proof = (await readProofFor(change, id)) ?? refuse('take_over_not_found');
    if (!proof.compared_at) return refuse('proof_outdated');
    const kept = proof.signed_at ? (await lockProof(change.tx, id))?.figures : null;
    const { explained } = kept ?? (await sumFigures(change.tx, id));
    await record(change, { action: 'take_over.proof_printed', household_id: null, subject_id: id });
    return {
      proof,
      explained,
      association: change.settings.association,
      language: languageOf(change.actor),
      now: change.now,
    };
  });
  const content = await drawPdf(proofDocument(printed));
  return {
    filename: proofFilename(printed),
    contentType: 'application/pdf',
    content,
    sizeBytes: content.byteLength,
  };
}
