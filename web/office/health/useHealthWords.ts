import type { Health, HealthPart } from '../../../domain/health/health.contract.ts';
import { freePercent } from '../../../domain/health/health.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { fileSize } from '../../documents/fileSize.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';

/** How each part stands, in words. */
export function useHealthWords(health: Health): (part: HealthPart) => string {
  const { t } = useTranslation();
  const language = currentLanguage();
  const { mails, lost_mails, jobs, backup, disk, bank, record } = health;
  const words: Record<HealthPart, () => string> = {
    mails: () =>
      mails.oldest === null
        ? t('officeHealth.none')
        : t('officeHealth.mailsSince', {
            count: mails.waiting,
            number: formatCount(mails.waiting),
            ...dateAndTimeOf(mails.oldest),
          }),
    lost_mails: () =>
      lost_mails.count === 0
        ? t('officeHealth.none')
        : t('officeHealth.lost', { number: formatCount(lost_mails.count) }),
    jobs: () => {
      const named = (key: 'jobsFailed' | 'jobsLate', names: readonly string[]) =>
        names.length > 0 ? [t(`officeHealth.${key}`, { names: names.join(', ') })] : [];
      const troubled = [...named('jobsFailed', jobs.failed), ...named('jobsLate', jobs.late)];
      return troubled.length > 0 ? troubled.join('. ') : t('officeHealth.jobsFine');
    },
    backup: () =>
      backup.made_at === null
        ? t('officeHealth.backupNever')
        : t('officeHealth.backupAt', {
            ...dateAndTimeOf(backup.made_at),
            size: fileSize(backup.bytes ?? 0, language),
          }),
    disk: () =>
      t('officeHealth.diskFree', { size: fileSize(disk.free_bytes, language), percent: String(freePercent(disk)) }),
    bank: () =>
      bank.last_statement === null
        ? t('officeHealth.bankNever')
        : t('officeHealth.bankUntil', { date: bank.last_statement }),
    record: () => {
      if (record.checked_at === null) return t('officeHealth.recordNever');
      const at = dateAndTimeOf(record.checked_at);
      return record.problems > 0
        ? t('officeHealth.recordWrong', { ...at, number: formatCount(record.problems) })
        : t('officeHealth.recordFine', { ...at, number: formatCount(record.links) });
    },
  };
  return (part) => words[part]();
}
