import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '../useShortcut.ts';

/** `key`: unique in the list. */
export type SearchOption = { key: string; content: ReactNode; onChoose: () => void };

/** The key that leads to the field from everywhere but another field. */
export const SEARCH_KEY = '/';

export type SearchResults = {
  options: readonly SearchOption[];
  /** Whether the options are those of an earlier text. Enter then waits, and opens the result if there is only one. */
  isWaiting: boolean;
  onChange: (value: string) => void;
  /** Enter, while no option is marked. */
  onSubmit: () => void;
};

/** Whether the results are open, which one is marked, and what the keys do. */
export function useSearchBox({ options, isWaiting, onChange, onSubmit }: SearchResults) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  // Enter was pressed before the results came
  const [isEager, setEager] = useState(false);
  const shown = isOpen ? options : [];
  const active = Math.min(marked, shown.length - 1);
  useShortcut({ key: SEARCH_KEY }, () => {
    input.current?.focus();
    input.current?.select();
  });
  const goOn = useEffectEvent(() => {
    setEager(false);
    if (shown.length <= 1) submit();
  });
  useEffect(() => {
    if (isEager && !isWaiting) goOn();
  }, [isEager, isWaiting]);

  const open = () => setOpen(true);

  function close() {
    setOpen(false);
    setMarked(0);
    setEager(false);
  }

  function type(value: string) {
    open();
    setMarked(0);
    setEager(false);
    onChange(value);
  }

  /** The screen that opens takes the focus, which it leaves to a field in use. */
  function leave() {
    close();
    input.current?.blur();
  }

  function choose(option: SearchOption) {
    leave();
    option.onChoose();
  }

  function submit() {
    const option = shown[active];
    if (isWaiting) return setEager(true);
    if (option) return choose(option);
    leave();
    onSubmit();
  }

  function move(by: number) {
    if (isOpen) setMarked((active + by + shown.length) % Math.max(shown.length, 1));
    else open();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') submit();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { input, isOpen, shown, active, open, close, type, choose, onKeyDown };
}
