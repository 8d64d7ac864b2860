/** How long after a touch ends its click may still come; long presses and drags have no click. */
const CLICK_COMES_WITHIN_MS = 700;

let isPressed = false;
let waiting: (() => void)[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;

/** Starts to track whether something is being pressed. */
export function watchPresses(): void {
  const on = (name: string, hear: (event: Event) => void) => window.addEventListener(name, hear, true);
  on('pointerdown', begin);
  // a touch sends its mouse events, and with them the change of focus, only after it ends
  on('mousedown', begin);
  on('pointerup', (event) => endIn((event as PointerEvent).pointerType === 'mouse' ? 0 : CLICK_COMES_WITHIN_MS));
  on('mouseup', () => endIn(0));
  on('click', () => endIn(0));
  on('pointercancel', () => endIn(0));
  // a native drop-down may swallow the end of the press that opened it
  on('keydown', () => endIn(0));
}

/**
 * Runs a function after the present press. A field loses the focus in the middle of a press elsewhere; a message that
 * appears or disappears then would move the pressed button away, and the click would miss it.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

function begin(): void {
  clearTimeout(ending);
  isPressed = true;
}

/** A mouse's click follows its release in the same task, so the press ends in the next task at the earliest. */
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
