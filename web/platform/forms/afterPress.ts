/** So long after a finger was lifted its click may still come; a long press and a drag have none. */
const CLICK_COMES_WITHIN_MS = 700;

let isPressed = false;
let waiting: (() => void)[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;

/** From now on it is known whether something is being pressed. */
export function watchPresses(): void {
  const on = (name: string, hear: (event: Event) => void) => window.addEventListener(name, hear, true);
  on('pointerdown', begin);
  // a finger's mouse events, and with them the change of focus, only come once it is lifted
  on('mousedown', begin);
  on('pointerup', (event) => endIn((event as PointerEvent).pointerType === 'mouse' ? 0 : CLICK_COMES_WITHIN_MS));
  on('mouseup', () => endIn(0));
  on('click', () => endIn(0));
  on('pointercancel', () => endIn(0));
  // a list that the browser opens itself may swallow the end of the press that opened it
  on('keydown', () => endIn(0));
}

/**
 * Leaving a field by pressing something else happens in the middle of that press. A message that comes or goes then
 * moves the target from under the finger, and the press is lost: so it waits until the click has been heard.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

function begin(): void {
  clearTimeout(ending);
  isPressed = true;
}

/** The click follows a mouse's release in the same turn, so the press ends in the next one at the earliest. */
function endIn(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(end, ms);
}

function end(): void {
  isPressed = false;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}
