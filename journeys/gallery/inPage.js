/* Runs in the page, beside the portal: sees what only the browser knows. */
const PATIENCE_MS = 15_000;

globalThis.watched = { violations: [], moved: new Set(), opener: undefined };

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  globalThis.watched.violations.push(`${violatedDirective}: ${blockedURI}`);
});

// the visitor wishes for little motion
for (const begins of ['transitionrun', 'animationstart']) {
  document.addEventListener(begins, ({ target }) => globalThis.watched.moved.add(nameOf(target)));
}

// a form that is left behind must not send what was typed after nobody listens for it any more
addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true);

// what had the focus when a dialog opened: it gets it back
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function open() {
  // one above another gives the focus back to that one, which then gives it back itself
  if (!document.querySelector('dialog[open]')) globalThis.watched.opener = document.activeElement;
  showModal.call(this);
};

const look = {
  /** Playwright would look for it twice a second only, and hand over a library of its own to each page before. */
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

  /** Whatever makes a page scroll sideways, or shows text only in part. */
  layoutFaults() {
    const width = document.documentElement.clientWidth;
    const root = inFront() ?? document.body;
    const faults = [];
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`scrolls sideways: ${nameOf(root)}`);
    for (const element of seenIn(root)) {
      if (cutsText(element)) faults.push(`cut off: ${nameOf(element)}`);
      if (element.getBoundingClientRect().right > width + 1) faults.push(`leaves the page: ${nameOf(element)}`);
      faults.push(...textsOutside(element));
    }
    return [...new Set(faults)];
  },

  /** Words of ordinary length, amounts and bill numbers that begin on one line and end on the next. */
  partedWords() {
    const root = inFront() ?? document.body;
    const texts = seenIn(root).flatMap(textsIn).filter(hasLines);
    return [...new Set(texts.flatMap(partedIn))].map((word) => `parted: ${word}`);
  },

  /** Controls smaller than a finger, but for links within a sentence, boxes to tick, and the days of a month. */
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

  /** Starts before the first control, and hears from now on where Tab comes to. Answers how many controls there are. */
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

  /** What was wrong on the way, and where Tab never came to. */
  endTabbing() {
    judgeFocus();
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('keydown', judgeFocus, true);
    return [...tabbing.faults, ...[...tabbing.unreached].map((each) => `not reached by Tab: ${nameOf(each)}`)];
  },

  openDialogs() {
    return document.querySelectorAll('dialog[open]').length;
  },

  /** Presses the button of the question that is in front which goes on. */
  sayYes() {
    inFront().querySelector(':scope > :last-child button').click();
  },

  /** After a dialog was closed: the focus is back where it came from, or where reading goes on. */
  isFocusBack() {
    const { activeElement: at } = document;
    const { opener } = globalThis.watched;
    if (opener && opener !== document.body && opener.isConnected && opener === at) return true;
    return Boolean(at?.matches('h1, h2, [role=alert], dialog[open] *'));
  },

  /** Presses the button that leads on to the next language, also behind an open dialog. */
  async switchLanguage(to) {
    const button = () => document.querySelector('button[lang]');
    // whoever presses while the last switch is still being stored is not heard
    await look.until(() => button()?.matches(':not([aria-busy=true])'));
    button().click();
    await look.until(() => document.documentElement.lang === to);
  },
};

globalThis.look = look;

/** Of two dialogs the one that was opened last: all that anybody can use. */
function inFront() {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

const tabbing = { unreached: new Set(), faults: new Set(), at: undefined };

function noteFocus({ target }) {
  tabbing.unreached.delete(target);
  for (const radio of groupOf(target)) tabbing.unreached.delete(radio);
  const dialog = inFront();
  if (dialog && !dialog.contains(target)) tabbing.faults.add(`the focus left the dialog: ${nameOf(target)}`);
  tabbing.at = target;
}

/** How the focus is drawn, and whether it was scrolled to, is known by the time that the next key is pressed. */
function judgeFocus() {
  const { at } = tabbing;
  if (!at || document.activeElement !== at) return;
  if (!showsFocus(at)) tabbing.faults.add(`the focus is not to be seen: ${nameOf(at)}`);
  if (!isInView(at)) tabbing.faults.add(`the focus is out of sight: ${nameOf(at)}`);
}

function stops() {
  const root = inFront() ?? document.body;
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...root.querySelectorAll(selector)].filter(
    (element) =>
      !element.matches(':disabled') && element.tabIndex >= 0 && !element.closest('[inert]') && isSeen(element),
  );
}

/** Everything in it that is seen, without looking at what is within something clipped away. */
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

/** Clipped away for everybody who sees, itself or what it is in. */
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
  // what is typed into a textarea is drawn, and scrolls, in a place of its own
  if (element.matches('option, textarea, script, style, svg *')) return [];
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
}

function textsOutside(element) {
  const room = blockAround(element).getBoundingClientRect();
  return textsIn(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    return right > room.right + 1.5 || left < room.left - 1.5 ? [`out of its box: ${text.data.trim()}`] : [];
  });
}

/** Longer ones the browser parts with a hyphen, where it knows the language; addresses and names of files part anywhere. */
const NOT_TO_PART = /^(?:[\p{L}\d€%.,:;?!()„“”’\u00a0]{1,17}|[(„“]?\d{4}-\d{6}[.,:;?!)“”]*)$/u;

/** No line ends after the hyphen of “e-posta” and “E-Mail”; the English sentences are the specification's. */
const LETTER_ALONE = /\b[eE]-\u2060?\p{L}/gu;

function hasLines(text) {
  return isOnLines(text, 0, text.length);
}

function partedIn(text) {
  return [...wordsIn(text.data), ...lettersIn(text.data)].flatMap(([word, index]) =>
    isOnLines(text, index, index + word.length) ? [word] : [],
  );
}

/** Whether that part of the text is on more lines than one. */
function isOnLines(text, from, to) {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
  return new Set(lines).size > 1;
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
