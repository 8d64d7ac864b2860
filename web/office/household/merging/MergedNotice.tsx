import type { MergedHousehold } from '../../../../domain/membership/merging/mergedHousehold.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Card } from '../../../ui/content/Card.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { householdPath } from '../../frame/officePaths.ts';

/** Says on both households that one of them was closed because it is the other one, and leads there (decision 109). */
export function MergedNotice({ file: { merged_into: into, merged_here: here } }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  if (!into && here.length === 0) return null;
  return (
    <Card look="accent" title={t('officeMerging.merged')}>
      <Stack gap={3}>
        {into && <Merged merge={into} words="officeMerging.mergedInto" />}
        {here.map((merge) => (
          <Merged key={merge.household_id} merge={merge} words="officeMerging.mergedHere" />
        ))}
      </Stack>
    </Card>
  );
}

type MergedProps = { merge: MergedHousehold; words: 'officeMerging.mergedInto' | 'officeMerging.mergedHere' };

function Merged({ merge, words }: MergedProps) {
  const { t } = useTranslation();
  const { household_id, name, membership_no: number, merged_on: date, asked_by, agreed_by } = merge;
  const asked = asked_by ?? t('officeMerging.nobodyKnown');
  const by = agreed_by === null ? asked : t('officeMerging.two', { asked, agreed: agreed_by });
  return (
    <p>
      {t(words, { date, by })}{' '}
      <Link to={householdPath(household_id)}>
        {name} ({number})
      </Link>
    </p>
  );
}
