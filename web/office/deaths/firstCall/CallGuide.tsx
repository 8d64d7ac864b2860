import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import { deathDecisionsContract } from '../../../../domain/deaths/deathDecisions.contract.ts';
import {
  type DeathLinks,
  deathLinksContract,
  type MadeDeathLink,
} from '../../../../domain/deaths/deathLinks.contract.ts';
import { deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Notice } from '../../../ui/content/Notice.tsx';
import { MadeLinkDialog } from '../links/MadeLinkDialog.tsx';
import { MakeFamilyLinkDialog } from '../links/MakeLinkDialogs.tsx';
import { useLinkChanges } from '../links/useLinkChanges.ts';
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
  const { data, error, refetch } = useQuery({
    ...queryOf(deathDecisionsContract.getDeathDecisions, { id: found.id }, found.revision),
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
  const { data } = useQuery(queryOf(deathStepsContract.listDeathSteps, { id: found.id }));
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
  const { data: links } = useQuery(queryOf(deathLinksContract.listDeathLinks, { id }));
  return links?.may_make ? <SendLink {...{ id, language, reporter_phone, links }} /> : null;
}

type SendLinkProps = Pick<DeathCase, 'id' | 'language' | 'reporter_phone'> & {
  links: DeathLinks;
};

function SendLink({ id, language, reporter_phone, links }: SendLinkProps) {
  const { t } = useTranslation();
  const change = useLinkChanges(id, links);
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
          {...{ caseId: id, language, days: links.days.family, change, onMade: setMade }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeLinkDialog made={made} phone={reporter_phone} onClose={() => setMade(undefined)} />}
    </>
  );
}
