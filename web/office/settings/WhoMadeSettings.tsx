import type { SettingsSet } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';

/** Who introduced a set, when and why, and who withdrew it. */
export function WhoMadeSettings({ set }: { set: SettingsSet }) {
  const { t } = useTranslation();
  const byCommand = t('officeSettings.byCommand');
  return (
    <>
      <p>{t('officeSettings.by', { date: dateAndTimeOf(set.created_at).date, who: set.created_by ?? byCommand })}</p>
      <p>
        {t('officeSettings.reason')}: {set.reason}
      </p>
      {set.withdrawn_at && (
        <p>
          {t('officeSettings.withdrawnBy', {
            date: dateAndTimeOf(set.withdrawn_at).date,
            who: set.withdrawn_by ?? byCommand,
          })}
        </p>
      )}
    </>
  );
}
