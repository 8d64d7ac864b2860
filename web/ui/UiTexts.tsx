import { createContext, type ReactNode, use } from 'react';

/** The few texts of the UI kit; the entry of each interface provides them in the reader's language. */
export type UiTexts = {
  /** BCP 47 tag for month and weekday names and for sorting. */
  lang: string;
  close: string;
  optional: string;
  required: string;
  working: string;
  copy: string;
  copied: string;
  showPassword: string;
  hidePassword: string;
  capsLock: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  noMatches: string;
  matches: (count: number) => string;
  retry: string;
  cancel: string;
  remove: string;
  done: string;
  open: string;
};

const Texts = createContext<UiTexts | undefined>(undefined);

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

export function useUiTexts(): UiTexts {
  const texts = use(Texts);
  if (!texts) throw new Error('UiTextsProvider is missing above this component');
  return texts;
}
