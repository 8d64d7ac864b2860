import type { ApplicationStep } from '../../../domain/application/step.ts';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { stepPaths } from './steps.ts';

/** "Step 2 of 4" above the heading of an applicant's screen; undefined for existing members. */
export function useStepLine(step: ApplicationStep): string | undefined {
  const { t } = useTranslation();
  const { isApplicant } = useHome();
  return isApplicant ? t('application.frame.stepOf', { step, steps: stepPaths.length - 1 }) : undefined;
}
