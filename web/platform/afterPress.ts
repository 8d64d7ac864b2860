let isPressed = false;
let waiting: (() => void)[] = [];

/** From now on it is known whether something is being pressed. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Leaving a field by pressing something else happens in the middle of that press. A message that comes or goes then
 * moves the target from under the finger, and the press is lost: so it waits until the press is over.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  const acts = waiting;
  waiting = [];
  // the click follows in the same turn as the release
  setTimeout(() => {
    for (const act of acts) act();
  });
}
