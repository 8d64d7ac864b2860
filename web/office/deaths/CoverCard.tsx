import { useSuspenseQuery } from '@tanstack/react-query';
import { type CoverGround, toCoverContext } from '../../../domain/deaths/coverGround.ts';
import type { DeathCheck } from '../../../domain/deaths/deathDecisions.contract.ts';
import type { CoverVerdict } from '../../../domain/membership/cover.ts';
import { groundSentences } from '../../../domain/membership/coverWords.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Divider } from '../../ui/content/Divider.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { deathDecisionsQuery, useDecisionSteps } from '../calls/deathDecisionsApi.ts';
import { useReasonWords } from '../frame/useReasonWords.ts';
import type { CaseCardProps } from './caseParts.ts';
import { Entries, Entry } from './Entries.tsx';

/** The result of the cover rule for the day of death: now, and at each recorded check. */
export function CoverCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(deathDecisionsQuery(deathCase.id));
  const { check } = useDecisionSteps(deathCase);
  const { tellDone, done } = useDone();
  const { preview, checks, may_check } = data;

  async function record() {
    await check();
    tellDone((say) => say('officeDeathDecisions.checked'));
  }

  return (
    <Card
      title={t('officeDeathDecisions.cover')}
      intro={preview && t('officeDeathDecisions.coverIntro', { date: preview.day })}
    >
      {done}
      {preview ? (
        <Stack gap={2}>
          <h3>{t('officeDeathDecisions.now')}</h3>
          <Verdict verdict={preview.verdict} grounds={preview.grounds} />
        </Stack>
      ) : (
        <p>{t('officeDeathDecisions.noDay')}</p>
      )}
      {may_check && (
        <div>
          <Button look={checks.length === 0 ? 'primary' : 'secondary'} onClick={record}>
            {t(checks.length === 0 ? 'officeDeathDecisions.check' : 'officeDeathDecisions.checkAgain')}
          </Button>
        </div>
      )}
      {checks.length > 0 && (
        <>
          <Divider />
          <h3>{t('officeDeathDecisions.frozen')}</h3>
          <Entries>
            {checks.map((frozen) => (
              <Frozen key={frozen.id} frozen={frozen} />
            ))}
          </Entries>
        </>
      )}
    </Card>
  );
}

function Frozen({ frozen }: { frozen: DeathCheck }) {
  const { t } = useTranslation();
  const { date, time } = dateAndTimeOf(frozen.checked_at);
  return (
    <Entry
      by={t('officeDeathDecisions.frozenBy', {
        when: `${date}, ${time}`,
        who: frozen.checked_by ?? t('officeDeathDecisions.nobody'),
        version: frozen.rule_version,
        day: frozen.day,
      })}
    >
      <Verdict verdict={frozen.verdict} grounds={frozen.grounds} />
    </Entry>
  );
}

/** The verdict and all its grounds, the deciding one first. */
function Verdict({ verdict, grounds }: { verdict: CoverVerdict; grounds: CoverGround[] }) {
  const { t } = useTranslation();
  const reason = useReasonWords();
  const sentences = grounds.flatMap((ground) => groundSentences(toCoverContext(ground), reason));
  return (
    <>
      <p>
        <strong>{t(`officeDeathDecisions.verdict.${verdict}`)}</strong>
      </p>
      <ul>
        {sentences.map(({ key, params }) => (
          <li key={`${key}${JSON.stringify(params)}`}>{t(key, params)}</li>
        ))}
      </ul>
    </>
  );
}
