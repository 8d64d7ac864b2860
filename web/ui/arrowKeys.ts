import type { KeyboardEvent } from 'react';

/** Up and down arrow move the focus between the controls of this kind inside the element that hears the key. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, kind: 'button' | 'input' | 'tbody a'): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
  const at = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  controls[at + step]?.focus();
}
