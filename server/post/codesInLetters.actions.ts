import { CODE_PLACE, readAccountCode } from '../../domain/accounts/accountCode.ts';
import { countOtherStaff } from '../approvals/approvals.reads.ts';
import { CODE_LETTER, makeCodeForLetter, OPENED_LETTER, withdrawCode } from '../counter/accountCodes.actions.ts';
import { didAskForAny } from '../counter/accountCodes.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { LetterRow } from '../platform/letters/letterQueue.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import type { StaffChange } from '../platform/staff.ts';
import { listEffects, listWithLetter } from './envelopes.reads.ts';
import { updateContent } from './envelopes.writes.ts';

const PRINTED_CODE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/g;

/**
 * What letters say once they are in their envelope, by the id of the letter. A letter with a code gets it only now, so that it waits
 * without one; it is missing if the code was used or withdrawn meanwhile.
 */
export async function withCodes(
  change: Change,
  letters: readonly { row: Pick<LetterRow, 'id' | 'effect_key'>; mailData: MailData }[],
): Promise<Map<number, MailData>> {
  const said = new Map<number, MailData>();
  for (const { row, mailData } of letters) {
    const id = codeIn(row.effect_key);
    const code = id === undefined ? undefined : await makeCodeForLetter(change, id);
    if (id === undefined) said.set(row.id, mailData);
    else if (code) said.set(row.id, withCode(mailData, code));
  }
  return said;
}

/** Nobody reads a code in an envelope that has left: printed again it shows where the code stood. */
export async function forgetPrintedCodes(change: Change, envelopes: readonly number[]): Promise<void> {
  for (const { id, content } of await listWithLetter(change.tx, envelopes, CODE_LETTER)) {
    await updateContent(change.tx, id, change.vault.seal(withoutCodes(change.vault.open(content))));
  }
}

/** What an envelope says, with the place of a code instead of it. */
export function withoutCodes(content: string): string {
  return content.replace(PRINTED_CODE, (text) => (readAccountCode(text) ? CODE_PLACE : text));
}

/** Whether the actor asked for a code that can be read in these envelopes, and somebody else could open them. */
export async function holdOwnCode(change: StaffChange, envelopes: readonly number[]): Promise<boolean> {
  const codes = numbersOf(CODE_LETTER, await listEffects(change.tx, envelopes));
  return isOwnAmong(change, codes, { unused: true });
}

/** Whether the actor asked for the code of the account that this envelope tells of, and somebody else could take it out. */
export async function tellsOfOwnCode(change: StaffChange, envelope: number): Promise<boolean> {
  return isOwnAmong(change, numbersOf(OPENED_LETTER, await listEffects(change.tx, [envelope])), { unused: false });
}

/** Codes in letters that came back, or were not sent, stop working. */
export async function withdrawPrintedCodes(change: Change, effects: readonly string[]): Promise<void> {
  for (const id of numbersOf(CODE_LETTER, effects)) await withdrawCode(change, id);
}

async function isOwnAmong(
  { tx, actor }: StaffChange,
  codes: readonly number[],
  { unused }: { unused: boolean },
): Promise<boolean> {
  const by = accountOf(actor);
  if (by === null || codes.length === 0 || !(await didAskForAny(tx, codes, { by, unused }))) return false;
  return (await countOtherStaff(tx, by)) > 0;
}

function codeIn(effectKey: string): number | undefined {
  return numbersOf(CODE_LETTER, [effectKey])[0];
}

/** The numbers after the beginning of these effect keys; other keys are left out. */
function numbersOf(beginning: string, effectKeys: readonly string[]): number[] {
  return effectKeys.flatMap((key) => (key.startsWith(beginning) ? Number(key.slice(beginning.length)) : []));
}

function withCode({ paragraphs, ...mailData }: MailData, code: string): MailData {
  return { ...mailData, paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll(CODE_PLACE, code)) };
}
