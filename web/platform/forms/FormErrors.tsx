import { ErrorSummary, type SummaryError } from '../../ui/fields/ErrorSummary.tsx';
import { useTranslation } from '../words.ts';
import { useRefusedForm } from './refusedForms.ts';

export type FormErrorsProps = {
  form: { summary: SummaryError[]; attempt: number; isUnsent: boolean };
  /** What is missing here; without it, that something is. */
  title?: string;
};

/** Above a form: what keeps it from being accepted; meanwhile the page's title says so first. */
export function FormErrors({ form: { summary, attempt, isUnsent }, title }: FormErrorsProps) {
  const { t } = useTranslation();
  useRefusedForm(summary.length > 0);
  const missing = title ?? t('shared.alert.summaryTitle');
  return <ErrorSummary title={isUnsent ? t('shared.alert.unsentTitle') : missing} errors={summary} attempt={attempt} />;
}
