import { useEffect, useEffectEvent } from 'react';

/** `alt`: whether Alt is held. */
type Shortcut = { key: string; alt?: boolean };

/** Does something when a key is pressed anywhere, but not while somebody types, nor while a dialog is open. */
export function useShortcut({ key, alt = false }: Shortcut, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== key || event.altKey !== alt || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key, alt]);
}
