import { useForm } from '../../platform/forms/useForm.ts';
import { askedErrors, askedOf, type Say } from './conversation.ts';

type Submitting = { submit: () => Promise<boolean> };

/**
 * How the household asked, beside a form that stands by itself. `before` makes that form's button send only what was asked for.
 */
export function useAskedForm(householdId: number, say: Say) {
  const form = useForm({
    id: 'asked',
    initial: askedOf(householdId),
    check: (values) => askedErrors(values, false),
    submit: async (_input, values) => say(values),
  });
  function before<F extends Submitting>(other: F): F {
    return { ...other, submit: async () => (await form.submit()) && other.submit() };
  }
  return { form, before };
}
