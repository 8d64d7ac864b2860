import { IconX } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { withLineBreaks } from '../content/lineBreaks.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import css from './Dialog.module.css';
import { DialogBanner } from './dialogBanner.ts';
import { IconButton } from './IconButton.tsx';

/** In pixels; narrower screens use their full width. */
const WIDTHS = {
  narrow: 420,
  normal: 560,
  wide: 860, // spec §8, §9
  widest: 1100,
};

export type DialogProps = {
  title: string;
  size?: keyof typeof WIDTHS;
  /** `alertdialog` if something must be decided before going on. */
  role?: 'dialog' | 'alertdialog';
  /** Runs on Escape and the cross. A press outside the dialog does not close it, because typed values would be lost. */
  onClose: () => void;
  /** While something runs that must finish, neither Escape nor the cross closes the dialog. */
  locked?: boolean;
  /** Above the buttons, always visible: for example a sum. */
  standing?: ReactNode;
  /** The buttons below. The focus starts on the element with `data-autofocus`, otherwise on the heading. */
  footer?: ReactNode;
  /** What it is about: if that changes while the dialog is open, it is read from its head again. */
  shows?: number;
  children: ReactNode;
};

/** The browser's modal dialog, which traps the focus and makes the page inert. It is open while mounted. */
export function Dialog({
  title,
  size = 'normal',
  role = 'dialog',
  onClose,
  locked = false,
  standing,
  footer,
  shows,
  children,
}: DialogProps) {
  const { close } = useUiTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const banner = useContext(DialogBanner);
  useModal(dialog);
  useHeadAgain(dialog, shows);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      className={css.dialog}
      style={{ maxWidth: `min(${WIDTHS[size]}px, calc(100vw - 1.5rem))` }}
      onCancel={(event) => {
        // a file chooser in the dialog says the same when somebody goes back without a file
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      // browsers let a page prevent closing only once in a while, so a dialog that must stay is opened again
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) openAgain(currentTarget);
      }}
    >
      <div className={css.head}>
        <h2 id={titleId} tabIndex={-1}>
          {withLineBreaks(title)}
        </h2>
        <IconButton label={close} icon={<IconX aria-hidden="true" />} disabled={locked} onClick={onClose} />
      </div>
      <div className={css.banner}>{banner}</div>
      <div className={css.body}>{children}</div>
      <div className={css.low} data-standing={standing !== undefined || undefined}>
        {standing && <div className={css.standing}>{standing}</div>}
        {footer && <div className={css.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * Opens the dialog while mounted. Afterwards the focus returns to its former element or, if that is gone, to the
 * screen's heading.
 */
function useModal(dialog: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    if (!box) return;
    open(box);
    return () => {
      box.close();
      const isThere = before instanceof HTMLElement && before !== document.body && isSeen(before);
      const back = isThere ? before : [...document.querySelectorAll('h1')].find(isSeen);
      back?.focus();
    };
  }, [dialog]);
}

function useHeadAgain(dialog: { current: HTMLDialogElement | null }, shows: number | undefined) {
  const shown = useRef(shows);
  useEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    dialog.current?.scrollTo(0, 0);
    dialog.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [dialog, shows]);
}

/** Not removed, and not in a part that is hidden. */
function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function open(box: HTMLDialogElement): void {
  box.showModal();
  const first = box.querySelector<HTMLElement>('[data-autofocus]') ?? box.querySelector<HTMLElement>('h2');
  // without scrolling: a dialog taller than the screen must show its title first, wherever the focused button is
  first?.focus({ preventScroll: true });
}

/** Opens it again below the dialogs that were opened above it meanwhile. */
function openAgain(box: HTMLDialogElement): void {
  const isAbove = (other: Element) => box.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const above = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter(isAbove);
  for (const each of above) each.close();
  for (const each of [box, ...above]) open(each);
}
