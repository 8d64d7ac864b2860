import { emptyRegistration, type RegistrationValues } from '../../application/registrationForm.ts';
import { keptInTab } from '../../application/sentRegistration.ts';
import { openForm } from '../../platform/drafts/draft.ts';

/**
 * What is in the form now and, where it is empty, what was typed in this tab before the page was loaded anew. That is read at
 * once: what the form holds before it is back is kept over it.
 */
export function typedBeforeReload(): (now: RegistrationValues) => RegistrationValues {
  const { password, confirmation, permanent_residence, ...kept } = keptInTab();
  const before = openForm(emptyRegistration, { values: kept, base: emptyRegistration }).values;
  return (now) => ({ ...before, ...Object.fromEntries(Object.entries(now).filter(([, value]) => value)) });
}
