import type { LinkKind } from '../../../domain/deaths/deathLinks.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { readLinkCode } from '../../../domain/deaths/linkCode.ts';
import { pathId } from '../../../domain/shared/fields.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { HOUR_SECONDS, inTurn, networkOf, QUARTER_HOUR_SECONDS, tryAttempt } from '../../accounts/throttle.actions.ts';
import { record } from '../../audit/audit.actions.ts';
import { system } from '../../platform/actor.ts';
import type { Change, Context } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import { assertRoomOfLink, storeCaseDocument } from '../documents/storeCaseDocument.actions.ts';
import { type HowTicked, type Ticked, tickStep } from '../steps/steps.actions.ts';
import { passOf, readKey } from './linkKeys.ts';
import { findByCode, findOpened, type Opened } from './links.reads.ts';
import { countLook } from './links.writes.ts';

/** A whole family behind one network, and the previews of their messages, open it less often in a quarter of an hour. */
const MOST_LOOKS = 100;
/** Codes that one network address may try in an hour. */
const MOST_CODES = 10;
/** So many wrong codes in an hour, from everywhere together, are no longer mistyped. */
const MANY_WRONG_CODES = 50;

export type Look<View> = { view: View } | { waitSeconds: number } | 'gone';

/**
 * Opens a link: what `read` makes of its case. Writes nothing but the record of the look, because the previews of messengers open
 * links too; asking for the headers alone (`HEAD`) is no look. Answers `gone` alike for what never was, has expired or was revoked.
 * Refuses with `too_many_requests` if very many of a network address wait.
 */
export async function look<View>(
  context: Context,
  { kind, sent, address, isHead = false }: Sent & { isHead?: boolean },
  read: (change: Change, opened: Opened) => Promise<View>,
): Promise<Look<View>> {
  return open(context, { kind, sent, address }, async (change, opened) => {
    if (!isHead) {
      await countLook(change.tx, opened.link.id, change.now);
      await record(change, { action: 'death_case.link_seen', household_id: null, subject_id: opened.row.id });
    }
    return read(change, opened);
  });
}

/** Ticks a step for a guest, unticks one that the same link has ticked, or answers what has to be asked first, as `tickStep`. */
export async function tick(
  context: Context,
  { sent, step, address, ...how }: { sent: unknown; step: string; address: string } & HowTicked,
): Promise<Look<Ticked>> {
  const ticked = open(context, { kind: 'guest', sent, address }, async (change, { link }) => {
    const read = pathId.safeParse({ id: step });
    if (!read.success) return refuse('death_step_not_found');
    return tickStep(change, { step_id: read.data.id, link, ...how });
  });
  return ticked.catch(goneMeanwhile);
}

/**
 * Stores a document that a guest sends; the link is checked before the file is read, and again before it is stored. One that the
 * case has already, because a phone has sent it twice, is received as well. Refuses as `storeCaseDocument`, and with
 * `validation_failed` for more documents than a link takes.
 */
export async function receive(
  context: Context,
  { sent, address, upload }: { sent: unknown; address: string; upload: () => Promise<UploadedFile> },
): Promise<Look<boolean>> {
  const found = await open(context, { kind: 'guest', sent, address }, async ({ tx }, { link, row }) => {
    await assertRoomOfLink(tx, link.id);
    return { case_id: row.id, link_id: link.id };
  });
  if (!(found !== 'gone' && 'view' in found)) return found;
  const stored = storeCaseDocument({ context, actor: system, upload: await upload() }, found.view);
  return stored.then(() => ({ view: true }), alreadyThere).catch(goneMeanwhile);
}

function alreadyThere(error: unknown): Look<boolean> {
  if (error instanceof Refusal && error.key === 'file_already_exists') return { view: true };
  throw error;
}

/** The link was revoked between opening it and the lock of its case. */
function goneMeanwhile(error: unknown): 'gone' {
  if (error instanceof Refusal && error.key === 'death_link_not_found') return 'gone';
  throw error;
}

/** Others of the same network address are being answered. */
function tooManyAtOnce(error: unknown): { waitSeconds: number } {
  if (error instanceof Refusal && error.key === 'too_many_requests')
    return { waitSeconds: error.retryAfterSeconds ?? 0 };
  throw error;
}

type Sent = { kind: LinkKind; sent: unknown; address: string };

async function open<View>(
  context: Context,
  { kind, sent, address }: Sent,
  act: (change: Change, opened: Opened) => Promise<View>,
): Promise<Look<View>> {
  const key = readKey(sent);
  const limit = { key: `deathLinks/${networkOf(address)}`, most: MOST_LOOKS };
  return inTurn([limit], () =>
    inChange(context, system, async (change): Promise<Look<View>> => {
      const { waitSeconds } = await tryAttempt(change, [limit], QUARTER_HOUR_SECONDS);
      if (waitSeconds) return { waitSeconds };
      const opened = key && (await findOpened(change, kind, key));
      return opened ? { view: await act(change, opened) } : 'gone';
    }),
  );
}

/** What stands behind a printed code: what the address carries from then on, or undefined for a wrong code. */
export async function tryCode(
  context: Context,
  { typed, address }: { typed: string; address: string },
): Promise<{ pass: string | undefined } | { waitSeconds: number }> {
  const code = readLinkCode(typed);
  const limit = { key: `deathCodes/${networkOf(address)}`, most: MOST_CODES };
  const opening = async (change: Change) => {
    const { waitSeconds } = await tryAttempt(change, [limit], HOUR_SECONDS);
    if (waitSeconds) return { waitSeconds };
    const { sessionSecrets } = change.settings;
    const opened = code && (await findByCode(change, code, sessionSecrets));
    if (opened) return { pass: passOf(opened.link, sessionSecrets) };
    // the total never refuses: nobody can use up the limit of others
    const total = { key: 'deathCodes/wrong', most: MANY_WRONG_CODES };
    const { waitSeconds: isOver } = await tryAttempt(change, [total], HOUR_SECONDS);
    return { pass: undefined, isMany: isOver > 0 };
  };
  const tried = await inTurn([limit], () => inChange(context, system, opening)).catch(tooManyAtOnce);
  if ('isMany' in tried && tried.isMany) {
    context.log.warn({}, 'many wrong codes for links of a death within an hour: is a program guessing?');
  }
  return tried;
}
