import { CODE_PLACE, readAccountCode } from '../../domain/accounts/accountCode.ts';
import { CODE_LETTER, makeCodeForLetter, withdrawCode } from '../counter/accountCodes.actions.ts';
import type { Change } from '../platform/context.ts';
import type { LetterRow } from '../platform/letters/letterQueue.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import { listWithLetter } from './envelopes.reads.ts';
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
    const hidden = change.vault
      .open(content)
      .replace(PRINTED_CODE, (text) => (readAccountCode(text) ? CODE_PLACE : text));
    await updateContent(change.tx, id, change.vault.seal(hidden));
  }
}

/** Codes in letters that came back, or were not sent, stop working. */
export async function withdrawPrintedCodes(change: Change, effects: readonly string[]): Promise<void> {
  for (const effect of effects) {
    const id = codeIn(effect);
    if (id !== undefined) await withdrawCode(change, id);
  }
}

function codeIn(effectKey: string): number | undefined {
  return effectKey.startsWith(CODE_LETTER) ? Number(effectKey.slice(CODE_LETTER.length)) : undefined;
}

function withCode({ paragraphs, ...mailData }: MailData, code: string): MailData {
  return { ...mailData, paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll(CODE_PLACE, code)) };
}
