import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showStartFailure } from './startFailure.ts';

/**
 * Starts React on the page: hydrates the prerendered HTML if it is the same screen, otherwise replaces it. As a
 * transition, so that the browser can work between the parts.
 */
export function hydratePage(root: HTMLElement, tree: ReactNode, isPrerendered: boolean): void {
  const app = <ReplayEarlyInput root={root}>{tree}</ReplayEarlyInput>;
  // from now on React handles presses itself, and first hydrates what was pressed
  root.removeAttribute('data-drawn');
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(app);
  });
}

/** After an uncaught error React removes everything from the page. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  showStartFailure();
}

/** Applies what the reader did on the prerendered page before it was hydrated. */
function ReplayEarlyInput({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const field of root.querySelectorAll('input')) replayTyping(field);
  }, [root]);
  useEffect(() => {
    const pressed = root.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    // the typed values have to be rendered first
    setTimeout(() => pressed?.click());
  }, [root]);
  return children;
}

/** React does not read the value of a field that was filled before hydration, so it is typed again. */
function replayTyping(field: HTMLInputElement): void {
  if (field.type === 'checkbox') {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  // uses the native setter; otherwise React takes the value for its own
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
