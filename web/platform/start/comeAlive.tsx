import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sayNotStarted } from './orNotStarted.ts';

/**
 * Puts the interface on the page: over what the server has drawn where that is the same, in place of it otherwise. As a
 * transition, so that the browser gets a turn between the parts.
 */
export function comeAlive(root: HTMLElement, tree: ReactNode, isDrawn: boolean): void {
  const alive = <Alive root={root}>{tree}</Alive>;
  // from now on React hears presses itself, and finishes what they are about first
  root.removeAttribute('data-drawn');
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, alive, { onUncaughtError });
    else createRoot(root, { onUncaughtError }).render(alive);
  });
}

/** React takes everything off the page then. */
function onUncaughtError(error: unknown): void {
  reportError(error);
  sayNotStarted();
}

/** Carries over what has been done to a drawn page before it could answer. */
function Alive({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const field of root.querySelectorAll('input')) typeAgain(field);
  }, [root]);
  useEffect(() => {
    const pressed = root.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    // what was typed has to be drawn before
    setTimeout(() => pressed?.click());
  }, [root]);
  return children;
}

/** React takes over a field that has been filled without asking what is in it: so it is filled once more. */
function typeAgain(field: HTMLInputElement): void {
  if (field.type === 'checkbox') {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  // past React, which otherwise takes the value for one of its own
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
