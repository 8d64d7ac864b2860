import { type HealthPart, healthParts } from '../../domain/health/health.contract.ts';
import { parseWireDay, type WireDay } from '../../domain/shared/day.ts';
import type { Context } from '../platform/context.ts';
import type { Figure } from '../platform/http/monitoring.ts';
import { readHealth } from './health.reads.ts';

/** What the office's screen "Is all well?" shows, for `/metrics`. Figures that do not exist yet are left out. */
export async function healthFigures(context: Context): Promise<Figure[]> {
  const health = await readHealth(context);
  const { mails, lost_mails, jobs, backup, disk, bank, record } = health;
  const now = context.clock.now().getTime();
  const secondsSince = (instant: string | null) => instant && (now - Date.parse(instant)) / 1000;
  const isWell = (part: HealthPart) =>
    figure('vefa_is_well', 'Whether a part is well: 1, or 0', Number(health[part].is_well), { part });
  return [
    ...healthParts.map(isWell),
    figure('vefa_mails_waiting', 'Mails that are due and not sent', mails.waiting),
    figure('vefa_mails_oldest_seconds', 'For how long the oldest of them waits', secondsSince(mails.oldest) ?? 0),
    figure('vefa_mails_lost', 'Mails given up that nobody has decided about', lost_mails.count),
    figure('vefa_mails_lost_our_fault', 'Those that no wrong address explains', lost_mails.our_fault),
    figure('vefa_jobs_failed', 'Kinds of jobs that were given up', jobs.failed.length),
    figure('vefa_jobs_late', 'Kinds of jobs that are late', jobs.late.length),
    figure('vefa_backup_age_seconds', 'Time since the last complete backup', secondsSince(backup.made_at)),
    figure('vefa_backup_bytes', 'Size of the last complete backup', backup.bytes),
    figure('vefa_disk_free_bytes', 'Free space on the disk of the data', disk.free_bytes),
    figure('vefa_disk_total_bytes', 'Size of the disk of the data', disk.total_bytes),
    figure(
      'vefa_bank_statement_seconds',
      'When the newest bank statement ends, as a Unix time',
      bank.last_statement && unixTime(bank.last_statement),
    ),
    figure('vefa_record_check_age_seconds', 'Time since the audit log was verified', secondsSince(record.checked_at)),
    figure('vefa_record_problems', 'Changed, removed or added entries that were found', record.problems),
    figure('vefa_info', 'The version of the product', 1, { version: health.version }),
  ].filter((one): one is Figure => one !== undefined);
}

function figure(
  name: string,
  help: string,
  value: number | '' | null,
  labels: Record<string, string> = {},
): Figure | undefined {
  return value === null || value === '' ? undefined : { name, help, value, labels };
}

function unixTime(day: WireDay): number {
  return Date.parse(parseWireDay(day) ?? '') / 1000;
}
