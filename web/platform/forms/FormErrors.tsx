import { ErrorSummary, type SummaryError } from '../../ui/fields/ErrorSummary.tsx';
import { useTranslation } from '../words.ts';
import { useRefusedForm } from './refusedForms.ts';

export type FormErrorsProps = {
  form: { summary: SummaryError[]; attempt: number; isUnsent: boolean };
  /** A more precise title than "something is missing". */
  title?: string;
};

/** The error summary above a form; while it is shown, the page's title starts with an error hint. */
export function FormErrors({ form: { summary, attempt, isUnsent }, title }: FormErrorsProps) {
  const { t } = useTranslation();
  useRefusedForm(summary.length > 0);
  const missing = title ?? t('shared.alert.summaryTitle');
  return <ErrorSummary title={isUnsent ? t('shared.alert.unsentTitle') : missing} errors={summary} attempt={attempt} />;
}
