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
import { afterBurial } from './afterBurial.letters.ts';
import { caseSheet } from './caseSheet.letters.ts';
import { consulatePaper } from './consulatePaper.letters.ts';
import { costConfirmation } from './costConfirmation.letters.ts';
import { decisionLetter } from './decision.letters.ts';
import { originalsReceipt } from './originals.letters.ts';
import type { Paper } from './paper.ts';
import { readCaseToPrint } from './prints.reads.ts';
import { settlement } from './settlement.letters.ts';
import { undertakerOrder } from './undertakerOrder.letters.ts';
import { whatToBring } from './whatToBring.letters.ts';

type Calls = typeof deathPrintsContract;

const papers: Record<DeathPrint, (paper: Paper) => PdfDocument> = {
  case_sheet: caseSheet,
  what_to_bring: whatToBring,
  undertaker_order: undertakerOrder,
  cost_confirmation: costConfirmation,
  originals_receipt: originalsReceipt,
  decision_letter: decisionLetter,
  settlement,
  consulate_paper: consulatePaper,
  after_burial: afterBurial,
};

/** Draws a paper of a case, and records it. Refuses with `death_case_not_found`, and as `printProblem` says. */
export async function printCase(
  { context, actor }: Visit<Calls['printDeathCase']>,
  { id, print, language: chosen }: Input<Calls['printDeathCase']>,
): Promise<FileAnswer> {
  const paper = await inChange(context, actor, async (change): Promise<Paper> => {
    const found = await readCaseToPrint(change, id);
    const problem = printProblem(print, found.facts);
    if (problem) return refuse(problem);
    await record(change, { action: 'death_case.printed', household_id: null, subject_id: id });
    const { settings, now, today } = change;
    const language = chosen ?? languageOf(print, { reader: actor.language, ...found });
    return { ...found, language, association: settings.association, now, today };
  });
  const content = await drawPdf(papers[print](paper));
  const { language, whole } = paper;
  const title = say(language, `deaths.print.title.${print}`);
  const filename = say(language, 'deaths.print.filename', { no: whole.case_no, title });
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

/**
 * Undertakers work in Austria, the case sheet stays in the office, a consulate reads its own language; everything else is for the
 * family.
 */
function languageOf(print: DeathPrint, { reader, whole }: Pick<Paper, 'whole'> & { reader: Language }): Language {
  if (print === 'undertaker_order') return defaultLanguage;
  if (print === 'consulate_paper') return isForTurkey(whole) ? 'tr' : defaultLanguage;
  return print === 'case_sheet' ? reader : whole.language;
}

function isForTurkey({ citizenship, destination }: Paper['whole']): boolean {
  return destination === 'turkey' || (destination === null && citizenship === 'turkish');
}
