import type { deathPrintsContract } from '../../../domain/deaths/deathPrints.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { type DeathPrint, printProblem } from '../../../domain/deaths/prints.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { defaultLanguage, type Language } from '../../../domain/shared/language.ts';
import { record } from '../../audit/audit.actions.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import type { PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import { inChange } from '../../platform/work.ts';
import { say } from '../../words.ts';
import { afterBurial } from './afterBurial.wording.ts';
import { caseSheet } from './caseSheet.wording.ts';
import { consulateSheet } from './consulateSheet.wording.ts';
import { costConfirmation } from './costConfirmation.wording.ts';
import { decisionLetter } from './decision.wording.ts';
import { originalsReceipt } from './originals.wording.ts';
import type { PrintedCase } from './printedCase.ts';
import { readCaseToPrint } from './prints.reads.ts';
import { settlement } from './settlement.wording.ts';
import { undertakerOrder } from './undertakerOrder.wording.ts';
import { whatToBring } from './whatToBring.wording.ts';

type Calls = typeof deathPrintsContract;

const letters: Record<DeathPrint, (printed: PrintedCase) => PdfDocument> = {
  case_sheet: caseSheet,
  what_to_bring: whatToBring,
  undertaker_order: undertakerOrder,
  cost_confirmation: costConfirmation,
  originals_receipt: originalsReceipt,
  decision_letter: decisionLetter,
  settlement,
  consulate_sheet: consulateSheet,
  after_burial: afterBurial,
};

/** Draws a document of a case, and records it. Refuses with `death_case_not_found`, and as `printProblem` says. */
export async function printCase(
  { context, actor }: Visit<Calls['printDeathCase']>,
  { id, print, language: chosen }: Input<Calls['printDeathCase']>,
): Promise<FileAnswer> {
  const printed = await inChange(context, actor, async (change): Promise<PrintedCase> => {
    const found = await readCaseToPrint(change, id);
    const problem = printProblem(print, found.facts);
    if (problem) return refuse(problem);
    await record(change, { action: 'death_case.printed', household_id: null, subject_id: id });
    const { settings, now, today } = change;
    const language = chosen ?? languageOf(print, { reader: actor.language, ...found });
    return { ...found, language, association: settings.association, now, today };
  });
  const content = await drawPdf(letters[print](printed));
  const { language, whole } = printed;
  const title = say(language, `deaths.print.title.${print}`);
  const filename = say(language, 'deaths.print.filename', { no: whole.case_no, title });
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

/**
 * Undertakers work in Austria, the case sheet stays in the office, a consulate reads its own language; everything else is for the
 * family.
 */
function languageOf(print: DeathPrint, { reader, whole }: Pick<PrintedCase, 'whole'> & { reader: Language }): Language {
  if (print === 'undertaker_order') return defaultLanguage;
  if (print === 'consulate_sheet') return isForTurkey(whole) ? 'tr' : defaultLanguage;
  return print === 'case_sheet' ? reader : whole.language;
}

function isForTurkey({ citizenship, destination }: PrintedCase['whole']): boolean {
  return destination === 'turkey' || (destination === null && citizenship === 'turkish');
}
