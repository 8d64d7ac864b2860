import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import type { MadeDeathLink } from '../../../../domain/deaths/deathLinks.contract.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Notice } from '../../../ui/content/Notice.tsx';
import { deathDecisionsQuery } from '../../calls/deathDecisionsApi.ts';
import { deathLinksQuery, useLinkChanges } from '../../calls/deathLinksApi.ts';
import { deathStepsQuery } from '../../calls/deathStepsApi.ts';
import { MadeLinkDialog } from '../links/MadeLinkDialog.tsx';
import { MakeFamilyLinkDialog } from '../links/MakeLinkDialogs.tsx';
import { useStepLines } from '../steps/useStepLines.ts';

/** A sentence to say to the family. */
export function Say({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <strong>{t('officeDeaths.guide.say')}</strong> „{words}“
    </Notice>
  );
}

/** Whether the deceased was covered, once person and day are known, and what the family may be told about it. */
export function CallVerdict({ found }: { found: DeathCase }) {
  const { t } = useTranslation();
  const isKnown = found.member !== null && found.died_from !== null;
  // the revision: each answer may change the verdict
  const query = deathDecisionsQuery(found.id);
  const { data, error, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, found.revision],
    enabled: isKnown,
  });
  if (!isKnown) return <p>{t('officeDeaths.guide.verdictLater')}</p>;
  if (!data) return error && <PartFailed error={error} onRetry={() => void refetch()} />;
  const verdict = data.preview?.verdict;
  return (
    <Card title={t('officeDeaths.guide.verdict')}>
      {verdict && (
        <p>
          <strong>{t(`officeDeathDecisions.verdict.${verdict}`)}</strong>
        </p>
      )}
      <Say words={t(verdict === 'covered' ? 'officeDeaths.guide.sayCovered' : 'officeDeaths.guide.sayOpen')} />
    </Card>
  );
}

const MOST_STEPS = 3;

/** The next three steps, and the page of the family, to be sent while it is still on the phone. */
export function CallNext({ found }: { found: DeathCase }) {
  const { t } = useTranslation();
  const { nameOf, lineOf } = useStepLines();
  const { data } = useQuery(deathStepsQuery(found.id));
  const open = data?.steps.filter(({ done_at, not_needed_because }) => !done_at && not_needed_because === null) ?? [];
  return (
    <Card title={t('officeDeaths.guide.next')}>
      <ol>
        {open.slice(0, MOST_STEPS).map((step) => (
          <li key={step.id}>
            {nameOf(step)}
            <br />
            <small>{lineOf(step)}</small>
          </li>
        ))}
      </ol>
      <FamilyLink found={found} />
      <Say words={t('officeDeaths.guide.sayEnd')} />
    </Card>
  );
}

function FamilyLink({ found: { id, language, reporter_phone } }: { found: DeathCase }) {
  const { data: links } = useQuery(deathLinksQuery(id));
  return links?.may_make ? <SendLink {...{ id, language, reporter_phone, links }} /> : null;
}

type SendLinkProps = Pick<DeathCase, 'id' | 'language' | 'reporter_phone'> & {
  links: Parameters<typeof useLinkChanges>[1] & { days: { family: number } };
};

function SendLink({ id, language, reporter_phone, links }: SendLinkProps) {
  const { t } = useTranslation();
  const changes = useLinkChanges(id, links);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeDeathLink['made']>();
  return (
    <>
      <div>
        <Button look="secondary" onClick={() => setMaking(true)}>
          {t('officeDeaths.guide.link')}
        </Button>
      </div>
      {isMaking && (
        <MakeFamilyLinkDialog
          {...{ caseId: id, language, days: links.days.family, onMake: changes.makeFamily, onMade: setMade }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeLinkDialog made={made} phone={reporter_phone} onClose={() => setMade(undefined)} />}
    </>
  );
}
