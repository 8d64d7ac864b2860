/* Runs in the page, beside the portal: sees what only the browser knows. */
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
  /** Playwright would look for it twice a second only. */
  untilHeading() {
    return new Promise((resolve) => {
      const watch = new MutationObserver(tell);
      watch.observe(document, { childList: true, subtree: true });
      tell();
      function tell() {
        if (!document.querySelector('h1')) return;
        watch.disconnect();
        resolve(undefined);
      }
    });
  },

  /** Whatever makes a page scroll sideways, or shows text only in part. */
  layoutFaults() {
    const width = document.documentElement.clientWidth;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const faults = [];
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`scrolls sideways: ${nameOf(root)}`);
    for (const element of [...root.querySelectorAll('*')].filter(isSeen)) {
      if (cutsText(element)) faults.push(`cut off: ${nameOf(element)}`);
      if (element.getBoundingClientRect().right > width + 1) faults.push(`leaves the page: ${nameOf(element)}`);
      faults.push(...textsOutside(element));
    }
    return [...new Set(faults)];
  },

  /** Words of ordinary length, amounts and bill numbers that begin on one line and end on the next. */
  partedWords() {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const texts = [...root.querySelectorAll('*')].filter(isSeen).flatMap(textsIn);
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
    const inside = document.querySelector('dialog[open]');
    (inside?.querySelector('h2') ?? document.querySelector('h1'))?.focus();
    tabbing.unreached = new Set(stops());
    tabbing.faults = new Set();
    document.addEventListener('focusin', noteFocus);
    return tabbing.unreached.size;
  },

  /** What was wrong on the way, and where Tab never came to. */
  endTabbing() {
    document.removeEventListener('focusin', noteFocus);
    return [...tabbing.faults, ...[...tabbing.unreached].map((each) => `not reached by Tab: ${nameOf(each)}`)];
  },

  /** After a dialog was closed: the focus is back where it came from, or where reading goes on. */
  isFocusBack() {
    const { activeElement: at } = document;
    const { opener } = globalThis.watched;
    if (opener && opener !== document.body && opener.isConnected && opener === at) return true;
    return Boolean(at?.matches('h1, h2, [role=alert], dialog[open] *'));
  },

  /** Presses the button that switches the language, also behind an open dialog. */
  switchLanguage() {
    [...document.querySelectorAll('button[lang]')].at(0)?.click();
  },
};

globalThis.look = look;

const tabbing = { unreached: new Set(), faults: new Set() };

function noteFocus({ target }) {
  tabbing.unreached.delete(target);
  for (const radio of groupOf(target)) tabbing.unreached.delete(radio);
  const dialog = document.querySelector('dialog[open]');
  if (dialog && !dialog.contains(target)) tabbing.faults.add(`the focus left the dialog: ${nameOf(target)}`);
  // where the focus is drawn, and whether it was scrolled to, is known with the next frame
  requestAnimationFrame(() => {
    if (document.activeElement !== target) return;
    if (!showsFocus(target)) tabbing.faults.add(`the focus is not to be seen: ${nameOf(target)}`);
    if (!isInView(target)) tabbing.faults.add(`the focus is out of sight: ${nameOf(target)}`);
  });
}

function stops() {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const selector = 'a[href], button, input, select, textarea, [tabindex="0"]';
  return [...root.querySelectorAll(selector)].filter(
    (element) =>
      !element.matches(':disabled') && element.tabIndex >= 0 && !element.closest('[inert]') && isSeen(element),
  );
}

function isSeen(element) {
  return element.checkVisibility({ visibilityProperty: true }) && !isOnlyHeard(element);
}

/** Clipped away for everybody who sees, itself or what it is in. */
function isOnlyHeard(element) {
  if (!element || element === document.body) return false;
  return getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement);
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

function partedIn(text) {
  return [...wordsIn(text.data), ...lettersIn(text.data)].flatMap(([word, index]) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    return new Set(lines).size > 1 ? [word] : [];
  });
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
