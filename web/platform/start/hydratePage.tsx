import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showStartFailure } from './startFailure.ts';
import { allowTranslation, isTranslated } from './translatedPage.ts';

/**
 * Starts React on the page: hydrates the prerendered HTML if it is the same screen and not translated yet,
 * otherwise replaces it. As a
 * transition, so that the browser can work between the parts.
 */
export function hydratePage(root: HTMLElement, tree: ReactNode, isPrerendered: boolean): void {
  const app = (
    <ReplayEarlyInput root={root} early={isPrerendered ? earlyInput(root) : []}>
      {tree}
    </ReplayEarlyInput>
  );
  allowTranslation();
  // from now on React handles presses itself, and first hydrates what was pressed
  root.removeAttribute('data-prerendered');
  startTransition(() => {
    if (isPrerendered && !isTranslated(root)) hydrateRoot(root, app, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(app);
  });
}

/** After an uncaught error React removes everything from the page. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  showStartFailure();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;
type Early = { control: Control; isFocused: boolean; isPressed: boolean };

function controlsIn(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input, select, button')];
}

function earlyInput(root: HTMLElement): Early[] {
  return controlsIn(root).map((control) => ({
    control,
    isFocused: control === document.activeElement,
    isPressed: control.hasAttribute('data-pressed'),
  }));
}

/** Applies what the reader did on the prerendered page before React started: to the same controls, or to their copies. */
function ReplayEarlyInput({ root, early, children }: { root: HTMLElement; early: Early[]; children: ReactNode }) {
  useLayoutEffect(() => {
    const controls = controlsIn(root);
    for (const [place, { control, isFocused }] of early.entries()) {
      const now = controls[place];
      if (now?.type === control.type) replayTyping(control, now);
      if (isFocused && now !== control) now?.focus();
    }
  }, [root, early]);
  useEffect(() => {
    const pressed = controlsIn(root)[early.findIndex(({ isPressed }) => isPressed)];
    pressed?.removeAttribute('data-pressed');
    // the typed values have to be rendered first
    setTimeout(() => pressed?.click());
  }, [root, early]);
  return children;
}

/** React does not read the value of a field that was filled before it started, so it is typed again. */
function replayTyping(was: Control, field: Control): void {
  if (was instanceof HTMLInputElement && was.type === 'checkbox') {
    if (was.checked === was.defaultChecked) return;
    (field as HTMLInputElement).checked = was.defaultChecked;
    field.click();
    return;
  }
  const { value } = was;
  const initial = initialValueOf(was);
  if (value === initial) return;
  const { selectionStart = null, selectionEnd = null } = was as Partial<HTMLInputElement>;
  field.value = initial;
  // uses the native setter; otherwise React takes the value for its own
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  if (selectionStart !== null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function initialValueOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.getAttribute('value') ?? '';
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '';
}
