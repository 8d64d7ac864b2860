import { resolve } from 'node:path';
import { linkNewEntries } from '../audit/chain/linking.actions.ts';
import { listUnknownHeads } from '../audit/chain/verify.reads.ts';
import { verifyAndNote } from '../audit/chain/verifying.actions.ts';
import { BackupError } from '../platform/backup/backupError.ts';
import { readBackup } from '../platform/backup/restoreBackup.ts';
import { sayProblem } from './auditProblems.ts';
import { openCommandContext } from './commandContext.ts';

type Print = (line: string) => void;
type Wish = { heads: readonly string[]; backup?: string };

/**
 * Verifies the chain of the audit log, and notes the result for the office. `heads`: ends that were noted elsewhere, in mails; `backup`:
 * the folder of a backup, which holds one. Returns whether everything is right.
 */
export async function verifyAudit(env: NodeJS.ProcessEnv, wish: Wish, print: Print): Promise<boolean> {
  const noted = wish.backup === undefined ? [] : [await headOfBackup(wish.backup)];
  const { context, close } = await openCommandContext({ env });
  try {
    await linkNewEntries(context);
    const { head, end, entries, problems, count } = await verifyAndNote(context);
    // a mistyped head is no alarm for the office, so it is not noted
    const unknown = await listUnknownHeads(context.db, [...wish.heads, ...noted]);
    print(`${entries} entries, ${end.place} links, head ${head}`);
    for (const problem of problems) print(`  ${sayProblem(problem)}`);
    if (count > problems.length) print(`  and ${count - problems.length} more`);
    for (const head of unknown) print(`  the chain does not contain ${head}`);
    return count + unknown.length === 0;
  } finally {
    await close();
  }
}

async function headOfBackup(folder: string): Promise<string> {
  const { audit_head } = await readBackup(resolve(folder));
  if (!audit_head) throw new BackupError('The backup is of a version that noted no end of the audit log');
  return audit_head;
}
