/* Runs in the page beside the portal: checks what only the browser can tell. */
/** Set by `device.ts`: longer on slow machines. */
const PATIENCE_MS = globalThis.patienceMs;

globalThis.watched = { violations: [], moved: new Set(), opener: undefined };

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  globalThis.watched.violations.push(`${violatedDirective}: ${blockedURI}`);
});

// the visitor asks for reduced motion
for (const begins of ['transitionrun', 'animationstart']) {
  document.addEventListener(begins, ({ target }) => globalThis.watched.moved.add(nameOf(target)));
}

// a form that is left must not send its draft, because nobody answers the call any more
addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true);

// records what had the focus when a dialog opened, because it must get it back
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function open() {
  // a dialog above another returns the focus to that one
  if (!document.querySelector('dialog[open]')) globalThis.watched.opener = document.activeElement;
  showModal.call(this);
};

const look = {
  /** Waits with each animation frame: Playwright would check only twice a second, and load a library into each page first. */
  until(holds) {
    return new Promise((resolve, reject) => {
      const watch = new MutationObserver(tell);
      watch.observe(document, { childList: true, subtree: true, attributes: true });
      const patience = setTimeout(() => reject(new Error(`never came: ${holds}`)), PATIENCE_MS);
      tell();
      function tell() {
        if (!holds()) return;
        watch.disconnect();
        clearTimeout(patience);
        resolve(undefined);
      }
    });
  },

  /** Waits until the page is drawn in a window of this width. */
  drawn(width) {
    return new Promise((resolve) => {
      const draw = () => requestAnimationFrame(() => (window.innerWidth === width ? resolve(undefined) : draw()));
      // the frame after the change has told the page about it
      requestAnimationFrame(draw);
    });
  },

  /** Text that is cut off or overflows; words of ordinary length, amounts and bill numbers that break over two lines. */
  fitFaults() {
    return faultsOfTexts(partedIn);
  },

  /** Text that is cut off or overflows; days, times, amounts and bill numbers that break over two lines. */
  largeTextFaults() {
    return faultsOfTexts((text) => partedIn(text, fitsOnALine).filter((word) => NUMBER.test(word)));
  },

  /** Controls smaller than a finger, except links within a sentence, checkboxes, and the days of a month. */
  smallTargets() {
    const least = 43.5;
    return stops()
      .filter(
        (element) => !isInSentence(element) && !element.matches('input[type=radio], input[type=checkbox], [data-day]'),
      )
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < least || height < least
          ? [`${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`]
          : [];
      });
  },

  /** Starts before the first control, and records from now on what Tab reaches. Returns the number of controls. */
  beginTabbing() {
    const inside = inFront();
    (inside?.querySelector('h2') ?? document.querySelector('h1'))?.focus();
    tabbing.unreached = new Set(stops());
    tabbing.faults = new Set();
    tabbing.at = undefined;
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('keydown', judgeFocus, true);
    return tabbing.unreached.size;
  },

  /** Faults of the focus on the way, and controls that Tab did not reach. */
  endTabbing() {
    judgeFocus();
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('keydown', judgeFocus, true);
    return [...tabbing.faults, ...[...tabbing.unreached].map((each) => `not reached by Tab: ${nameOf(each)}`)];
  },

  openDialogs() {
    return document.querySelectorAll('dialog[open]').length;
  },

  /** Presses the confirming button of the question in front. */
  sayYes() {
    inFront().querySelector(':scope > :last-child button').click();
  },

  /** Whether the focus is back, after a dialog was closed, at its former place or where reading continues. */
  isFocusBack() {
    const { activeElement: at } = document;
    const { opener } = globalThis.watched;
    if (opener && opener !== document.body && opener.isConnected && opener === at) return true;
    return Boolean(at?.matches('h1, h2, [role=alert], dialog[open] *'));
  },

  /** Presses the button for the next language, also behind an open dialog. */
  async switchLanguage(to) {
    const button = () => document.querySelector('button[lang]');
    // the button ignores presses while the last switch is still being stored
    await look.until(() => button()?.matches(':not([aria-busy=true])'));
    button().click();
    await look.until(() => document.documentElement.lang === to);
  },
};

globalThis.look = look;

/** Of several dialogs the one opened last: only it can be used. */
function inFront() {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** The dialog in front, or the whole page. */
function frontOf() {
  return inFront() ?? document.body;
}

/** Elements that make a page scroll sideways, or show text only in part, and what `partsIn` finds in the texts. */
function faultsOfTexts(partsIn) {
  const root = frontOf();
  const width = document.documentElement.clientWidth;
  const faults = [];
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`scrolls sideways: ${nameOf(root)}`);
  const seen = seenIn(root);
  for (const element of seen) {
    if (cutsText(element)) faults.push(`cut off: ${nameOf(element)}`);
    if (element.getBoundingClientRect().right > width + 1) faults.push(`leaves the page: ${nameOf(element)}`);
    faults.push(...textsOutside(element));
  }
  const parted = seen
    .flatMap(textsIn)
    .filter(hasLines)
    .flatMap((text) => partsIn(text));
  return [...new Set([...faults, ...parted.map((word) => `parted: ${word}`)])];
}

const tabbing = { unreached: new Set(), faults: new Set(), at: undefined };

function noteFocus({ target }) {
  tabbing.unreached.delete(target);
  for (const radio of groupOf(target)) tabbing.unreached.delete(radio);
  const dialog = inFront();
  if (dialog && !dialog.contains(target)) tabbing.faults.add(`the focus left the dialog: ${nameOf(target)}`);
  tabbing.at = target;
}

/** By the time of the next key press it is known how the focus is shown, and whether it was scrolled into view. */
function judgeFocus() {
  const { at } = tabbing;
  if (!at || document.activeElement !== at) return;
  if (!showsFocus(at)) tabbing.faults.add(`the focus is not to be seen: ${nameOf(at)}`);
  if (!isInView(at)) tabbing.faults.add(`the focus is out of sight: ${nameOf(at)}`);
}

function stops() {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...frontOf().querySelectorAll(selector)].filter(
    (element) =>
      !element.matches(':disabled') && element.tabIndex >= 0 && !element.closest('[inert]') && isSeen(element),
  );
}

/** All visible elements in it, without the contents of clipped ones. */
function seenIn(element) {
  return [...element.children]
    .filter((child) => !isClipped(child))
    .flatMap((child) => [...(isShown(child) ? [child] : []), ...seenIn(child)]);
}

function isSeen(element) {
  return isShown(element) && !isOnlyHeard(element);
}

function isShown(element) {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Whether it, or an ancestor, is clipped away and only for screen readers. */
function isOnlyHeard(element) {
  if (!element || element === document.body) return false;
  return isClipped(element) || isOnlyHeard(element.parentElement);
}

function isClipped(element) {
  return getComputedStyle(element).clipPath === 'inset(50%)';
}

function cutsText(element) {
  const { overflowX, textOverflow, display } = getComputedStyle(element);
  if (element.matches('input, textarea, progress, dialog, svg, svg *') || display.startsWith('inline')) return false;
  const cuts = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
  return cuts && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== '';
}

function textsIn(element) {
  // the text of a textarea is rendered and scrolled separately
  if (element.matches('option, textarea, script, style, svg *')) return [];
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
}

function textsOutside(element) {
  const texts = textsIn(element);
  if (texts.length === 0) return [];
  const room = blockAround(element).getBoundingClientRect();
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    return right > room.right + 1.5 || left < room.left - 1.5 ? [`out of its box: ${text.data.trim()}`] : [];
  });
}

/** Longer words may break with a hyphen if the browser knows the language; addresses and file names may break anywhere. */
const NOT_TO_PART = /^(?:[\p{L}\d€%.,:;?!()„“”’\u00a0]{1,17}|[(„“]?\d{4}-\d{6}[.,:;?!)“”]*)$/u;

/** No line breaks after the hyphen of “e-posta” and “E-Mail”; the English sentences are the specification's. */
const LETTER_ALONE = /\b[eE]-\u2060?\p{L}/gu;

/** A number with a hyphen may break there. */
const NUMBER = /^[^\p{L}-]*\d[^\p{L}-]*$/u;

function hasLines(text) {
  return isOnLines(text, 0, text.length);
}

function partedIn(text, isMeant = () => true) {
  return [...wordsIn(text.data), ...lettersIn(text.data)].flatMap(([word, index]) =>
    isOnLines(text, index, index + word.length) && isMeant(text, index, index + word.length) ? [word] : [],
  );
}

/** Whether this part of the text spans several lines. */
function isOnLines(text, from, to) {
  return new Set(boxesOf(text, from, to).map(({ top }) => Math.round(top))).size > 1;
}

/** Whether this part of the text is no longer than a line of the block in which it stands. */
function fitsOnALine(text, from, to) {
  const { width: room } = blockAround(text.parentElement).getBoundingClientRect();
  return boxesOf(text, from, to).reduce((sum, { width }) => sum + width, 0) <= room;
}

function boxesOf(text, from, to) {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function wordsIn(data) {
  return [...data.matchAll(/[^ \n]+/g)]
    .filter(([word]) => NOT_TO_PART.test(word))
    .map(({ 0: word, index }) => [word, index]);
}

function lettersIn(data) {
  if (document.documentElement.lang === 'en') return [];
  return [...data.matchAll(LETTER_ALONE)].map(({ 0: word, index }) => [word, index]);
}

function blockAround(element) {
  let block = element;
  while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return block;
}

function isInSentence(element) {
  return element.matches('a') && getComputedStyle(element).display === 'inline';
}

function groupOf(element) {
  if (!element.matches('input[type=radio]')) return [];
  return document.querySelectorAll(`input[type=radio][name="${element.name}"]`);
}

function showsFocus(element) {
  return [element, element.parentElement].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

function isInView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function nameOf(element) {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `<${element.localName}> ${words.slice(0, 60) || element.getAttribute('name') || element.className}`;
}
