import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { BOARD_EMAIL, CLERK_EMAIL } from './demoStaff.ts';
import { DEMO_STATEMENT } from './demoStatement.ts';
import { DEMO_PASSWORD } from './makeDemo.ts';
import { castOf } from './stage.ts';
import { stories } from './stories.ts';

/** What the server prints at start in demo mode: where the mails are, and which log-ins there are (D34, D49). */
export async function demoWelcome(context: Context, { host, port, mailFolder }: Where): Promise<string> {
  const mail = mailFolder ? `Demo mail:     http://${host}:${port}/demo/mail\n` : '';
  const statement = `Demo bank file: http://${host}:${port}${DEMO_STATEMENT} (read it in at the office, “Bank”)\n`;
  return `${mail}${statement}\n${await demoLogIns(context)}`;
}

type Where = { host: string; port: number; mailFolder: string | undefined };

/** The demo's log-ins as a small table to print, without deleted ones; empty if there are none (D49). */
export async function demoLogIns(context: Context): Promise<string> {
  const known = await membershipNumbers(context);
  const listed = [
    ...stories.map((story, place) => ({ email: castOf(story, place).email, shows: story.shows })),
    { email: CLERK_EMAIL, shows: 'Office account' },
    { email: BOARD_EMAIL, shows: 'Office account of the board: excludes, erases, introduces fees' },
  ];
  const rows = listed
    .filter(({ email }) => known.has(email))
    .map(({ email, shows }) => `  ${email.padEnd(24)} ${(known.get(email) ?? '').padEnd(9)} ${shows}`);
  return rows.length === 0 ? '' : [`Demo log-ins, all with the password ${DEMO_PASSWORD}`, ...rows].join('\n');
}

/** Whether there are demo accounts to log in with; unconfirmed registrations of strangers do not count. */
export async function hasDemoLogIns({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const { rows } = await sql`select from accounts
    where email_key like '%@demo.example' and status = 'active' limit 1`.execute(db);
  return rows.length > 0;
}

async function membershipNumbers(context: Context): Promise<Map<string, string>> {
  const { rows } = await sql<{ email: string; membership_no: string | null }>`select a.email, h.membership_no
    from accounts a left join households h on h.account_id = a.id where a.email like '%@demo.example'`.execute(
    context.db,
  );
  return new Map(rows.map(({ email, membership_no }) => [email, membership_no ?? '']));
}
