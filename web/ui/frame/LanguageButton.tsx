import { IconLanguage } from '@tabler/icons-react';
import { Button } from '../actions/Button.tsx';
import { isFirstPress } from '../firstPress.ts';

export type LanguageButtonProps = {
  /** The tag of the next language, and its own name: `tr`, "Türkçe". */
  next: { tag: string; name: string };
  onSwitch: () => unknown;
};

export function LanguageButton({ next, onSwitch }: LanguageButtonProps) {
  return (
    <Button look="quiet" lang={next.tag} onClick={(event) => isFirstPress(event) && onSwitch()}>
      <IconLanguage size={22} aria-hidden="true" />
      {next.name}
    </Button>
  );
}
