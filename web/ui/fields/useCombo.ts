import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { type ComboOption, findOptions, optionForText } from './comboSearch.ts';

type Combo = {
  value: string;
  onChange: (value: string) => void;
  /** Undefined while they are loading: until then there is no list, and the typed text waits for them. */
  options: ComboOption[] | undefined;
};

const NONE: ComboOption[] = [];

/** The typed text, the matching options, and the one that the arrow keys have reached. */
export function useCombo({ value, onChange, options: known }: Combo) {
  const options = known ?? NONE;
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string>();
  const [wantsList, setOpen] = useState(false);
  const isOpen = wantsList && known !== undefined;
  const [active, setActive] = useState(-1);
  const text = typed ?? chosen?.label ?? '';
  const shown = isOpen ? findOptions(options, typed === undefined || typed === chosen?.label ? '' : typed) : [];

  const recheckAll = useEffectEvent(() => {
    if (!isOpen) leave();
  });
  // the reader typed and left the field before the options arrived
  useEffect(() => {
    if (known) recheckAll();
  }, [known]);

  function choose(option: ComboOption) {
    onChange(option.value);
    setTyped(undefined);
    close();
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  const open = () => setOpen(true);

  function type(next: string) {
    setTyped(next);
    setOpen(true);
    setActive(next ? 0 : -1);
    if (!next) onChange('');
  }

  /** A text that came without typing: the list stays closed. */
  function fill(text: string) {
    setTyped(text);
    settle(text);
  }

  /** On leaving the field. */
  function leave() {
    close();
    if (typed !== undefined) settle(typed);
  }

  /** The text becomes the choice if it matches one. Otherwise nothing is chosen, and the text stays. */
  function settle(text: string) {
    const meant = optionForText(options, text);
    if (meant) choose(meant);
    else if (value) onChange('');
  }

  function move(by: number) {
    if (!isOpen) return open();
    setActive((active + by + shown.length) % Math.max(shown.length, 1));
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = shown[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1);
    else if (event.key === 'Enter' && isOpen && option) choose(option);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { text, typed, shown, isOpen, active, chosen, choose, open, type, fill, leave, onKeyDown };
}
