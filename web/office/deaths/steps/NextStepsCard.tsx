import { deathStepsContract } from '../../../../domain/deaths/deathSteps.contract.ts';
import { useCall } from '../../../platform/calls/useCall.ts';

import { useTranslation } from '../../../platform/words.ts';
import { Card } from '../../../ui/content/Card.tsx';
import { Link } from '../../../ui/router/Link.tsx';

import { deathPath } from '../../frame/officePaths.ts';
import type { CaseCardProps } from '../caseCardProps.ts';
import css from './StepList.module.css';
import { useStepLines } from './useStepLines.ts';

const MOST = 3;

/** The steps that are due first, so that the overview says what to do now. Absent where none is open. */
export function NextStepsCard({ deathCase: { id } }: CaseCardProps) {
  const { t } = useTranslation();
  const { nameOf, lineOf } = useStepLines();
  const data = useCall(deathStepsContract.listDeathSteps, { id });
  const open = data.steps.filter(({ done_at, not_needed_because }) => done_at === null && not_needed_because === null);
  if (open.length === 0 || !data.may_change) return null;
  return (
    <Card title={t('officeDeathSteps.soon')}>
      <ul className={css.steps}>
        {open.slice(0, MOST).map((step) => (
          <li key={step.id} className={css.soon}>
            {nameOf(step)}
            <div className={css.line}>{lineOf(step)}</div>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${deathPath(id)}?part=steps`}>{t('officeDeathSteps.all', { count: open.length })}</Link>
      </p>
    </Card>
  );
}
