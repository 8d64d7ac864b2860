import { ErrorSummary, type SummaryError } from '../ui/ErrorSummary.tsx';
import { useTranslation } from './words.ts';

export type FormErrorsProps = {
  form: { summary: SummaryError[]; attempt: number };
  /** What is missing here; without it, that something is. */
  title?: string;
};

/** Above a form: what keeps it from being accepted. */
export function FormErrors({ form: { summary, attempt }, title }: FormErrorsProps) {
  const { t } = useTranslation();
  return <ErrorSummary title={title ?? t('shared.alert.summaryTitle')} errors={summary} attempt={attempt} />;
}
