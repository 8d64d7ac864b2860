import { emptyRegistration, type RegistrationValues } from '../../application/registrationForm.ts';
import { keptInTab } from '../../application/sentRegistration.ts';
import { openForm } from '../../platform/drafts/draft.ts';

/**
 * Returns a function that fills empty fields with what was typed in this tab before the page was reloaded. Reads the
 * tab's copy at once, because the form overwrites it before it is restored.
 */
export function typedBeforeReload(): (now: RegistrationValues) => RegistrationValues {
  const { password, confirmation, permanent_residence, ...kept } = keptInTab();
  const before = openForm(emptyRegistration, { values: kept, base: emptyRegistration }).values;
  return (now) => ({ ...before, ...Object.fromEntries(Object.entries(now).filter(([, value]) => value)) });
}
