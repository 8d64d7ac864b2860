import { invitations, type ReleaseCounts } from '../../../domain/release/release.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';

/** What the households of a release get, and how many get nothing and why. */
export function Gets({ counts }: { counts: ReleaseCounts }) {
  const { t } = useTranslation();
  return (
    <ul>
      {invitations
        .filter((invitation) => counts[invitation] > 0)
        .map((invitation) => (
          <li key={invitation}>{t(`officeRelease.gets.${invitation}`, { number: formatCount(counts[invitation]) })}</li>
        ))}
    </ul>
  );
}
