import { EmailField, type EmailFieldProps } from '../ui/fields/EmailField.tsx';
import { useEmailHint } from './useEmailHint.tsx';

/** A field for an e-mail address, with a hint about slips. */
export function TypedEmailField(props: Omit<EmailFieldProps, 'note'>) {
  return <EmailField {...useEmailHint(props)} />;
}
