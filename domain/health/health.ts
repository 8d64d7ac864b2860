import { type Health, type HealthPart, healthParts } from './health.contract.ts';

const HOUR_MS = 3_600_000;
/** A yearly run's mails for a large association leave within this time. */
const MAIL_LATE_HOURS = 1;
/** A nightly backup, and two hours for its duration. */
const BACKUP_LATE_HOURS = 26;
/** A night may be missed by a restart; two mean that nobody verifies any more. */
const CHECK_LATE_HOURS = 50;
/** So many addresses refused within a day are no typing errors: the mail server refuses us. */
const MANY_REFUSED = 10;
const LEAST_FREE_BYTES = 2 * 1024 ** 3;
const LEAST_FREE_SHARE = 0.1;

/** What was read about the running product. */
export type HealthFacts = {
  now: Date;
  mails: { waiting: number; oldest: Date | null };
  /** `refused_lately`: those that a mail server refused within a day because of their address. */
  lost_mails: { count: number; our_fault: number; refused_lately: number };
  jobs: { failed: string[]; late: string[] };
  backup: { made_at: Date | null; bytes: number | null };
  /** From when a backup is expected, although none was made; null if none is. */
  backup_expected_since: Date | null;
  disk: { free_bytes: number; total_bytes: number };
  bank: { last_statement: Health['bank']['last_statement']; do_reminders_wait: boolean };
  /** The last verification of the audit log's chain. */
  record: { checked_at: Date | null; links: number; problems: number };
  version: string;
};

/** Says of each part whether it is well (decision 81). */
export function judgeHealth(facts: HealthFacts): Health {
  const { mails, lost_mails, jobs, backup, disk, bank, record, version } = facts;
  const { count, our_fault, refused_lately } = lost_mails;
  const hoursSince = (instant: Date) => (facts.now.getTime() - instant.getTime()) / HOUR_MS;
  const backedUp = backup.made_at ?? facts.backup_expected_since;
  return {
    mails: {
      waiting: mails.waiting,
      oldest: mails.oldest?.toISOString() ?? null,
      is_well: !mails.oldest || hoursSince(mails.oldest) <= MAIL_LATE_HOURS,
    },
    lost_mails: { count, our_fault, is_well: our_fault === 0 && refused_lately < MANY_REFUSED },
    jobs: { ...jobs, is_well: jobs.failed.length + jobs.late.length === 0 },
    backup: {
      made_at: backup.made_at?.toISOString() ?? null,
      bytes: backup.bytes,
      is_well: !backedUp || hoursSince(backedUp) <= BACKUP_LATE_HOURS,
    },
    disk: { ...disk, is_well: hasRoom(disk) },
    bank: { last_statement: bank.last_statement, is_well: !bank.do_reminders_wait },
    record: {
      links: record.links,
      problems: record.problems,
      checked_at: record.checked_at?.toISOString() ?? null,
      is_well: record.problems === 0 && (!record.checked_at || hoursSince(record.checked_at) <= CHECK_LATE_HOURS),
    },
    version,
  };
}

/** The parts that somebody has to look at. */
export function wrongParts(health: Health): HealthPart[] {
  return healthParts.filter((part) => !health[part].is_well);
}

/** The free part of a disk, in whole percent, rounded down. */
export function freePercent({ free_bytes, total_bytes }: HealthFacts['disk']): number {
  return total_bytes === 0 ? 0 : Math.floor((free_bytes / total_bytes) * 100);
}

function hasRoom({ free_bytes, total_bytes }: HealthFacts['disk']): boolean {
  return free_bytes >= LEAST_FREE_BYTES && free_bytes >= total_bytes * LEAST_FREE_SHARE;
}
