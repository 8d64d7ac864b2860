import type { Selectable } from 'kysely';
import { isOpenCase, takesLateWork } from '../../../domain/deaths/deathCase.ts';
import type { DeathLink, DeathLinks, LinkKind } from '../../../domain/deaths/deathLinks.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader, Tables } from '../../platform/db.ts';
import type { KeyRing } from '../../platform/secrets/keyRing.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import { hashesOfCode, isSigned, type LinkKey } from './linkKeys.ts';
import './links.tables.ts';

export type LinkRow = Selectable<Tables['death_case_links']>;

/** Links of a case, the newest first. Refuses with `death_case_not_found`. */
export async function getLinks(
  { db, now, today }: Pick<Ask, 'db' | 'now' | 'today'>,
  { id }: { id: number },
): Promise<DeathLinks> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const { family_link_days: family, guest_link_days: guest } = await settingsOn(db, today);
  const links = await listLinks(db, id);
  return {
    revision: row.revision,
    links: links.map((link) => toLink(link, isValid(link, row, now))),
    days: { family, guest },
    may_make: isOpenCase(row.state),
  };
}

export async function findLink(db: Reader, id: number): Promise<LinkRow | undefined> {
  return db.selectFrom('death_case_links').selectAll().where('id', '=', id).executeTakeFirst();
}

export type Opened = { link: LinkRow; row: CaseRow };

/** The link that an address names, with its case; undefined where it is unknown, expired, revoked or of a withdrawn case. */
export async function findOpened(
  { db, now, settings }: Pick<Ask, 'db' | 'now' | 'settings'>,
  kind: LinkKind,
  key: LinkKey,
): Promise<Opened | undefined> {
  const links = db.selectFrom('death_case_links').selectAll().where('kind', '=', kind);
  if ('token' in key) {
    const link = await links.where('token_hash', '=', hashToken(key.token)).executeTakeFirst();
    return withCase({ db, now }, link);
  }
  const link = await links.where('id', '=', key.id).executeTakeFirst();
  return link && isSigned(link, key.signature, settings.sessionSecrets) ? withCase({ db, now }, link) : undefined;
}

/** The family's link of a printed code. */
export async function findByCode(
  { db, now }: Pick<Ask, 'db' | 'now'>,
  code: string,
  secrets: KeyRing,
): Promise<Opened | undefined> {
  const link = await db
    .selectFrom('death_case_links')
    .selectAll()
    .where('code_hash', 'in', hashesOfCode(code, secrets))
    .executeTakeFirst();
  return withCase({ db, now }, link);
}

async function withCase({ db, now }: Pick<Ask, 'db' | 'now'>, link: LinkRow | undefined): Promise<Opened | undefined> {
  const row = link && (await findCase(db, link.case_id));
  return row && isValid(link, row, now) ? { link, row } : undefined;
}

function isValid({ expires_at, revoked_at }: LinkRow, { state, words_removed_at }: CaseRow, now: Date): boolean {
  return !revoked_at && expires_at > now && takesLateWork(state) && !words_removed_at;
}

async function listLinks(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_links as l')
    .leftJoin('accounts as c', 'c.id', 'l.created_by')
    .leftJoin('accounts as r', 'r.id', 'l.revoked_by')
    .selectAll('l')
    .select([staffNameOf('c').as('created_by_name'), staffNameOf('r').as('revoked_by_name')])
    .where('l.case_id', '=', caseId)
    .orderBy('l.id', 'desc')
    .execute();
}

function toLink(row: Awaited<ReturnType<typeof listLinks>>[number], is_valid: boolean): DeathLink {
  const { id, kind, recipient, language, consent_by, look_count } = row;
  return {
    id,
    kind,
    recipient,
    language,
    consent_by,
    look_count,
    is_valid,
    consent_on: row.consent_on && toWireDay(row.consent_on),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_name,
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revoked_by: row.revoked_by_name,
    last_look_at: row.last_look_at?.toISOString() ?? null,
  };
}
