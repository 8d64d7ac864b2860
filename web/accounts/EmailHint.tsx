import { intendedEmail } from '../../domain/accounts/emailTypo.ts';
import type { Language } from '../../domain/shared/language.ts';
import { emailHintDe } from '../../texts/accounts/emailHint.de.ts';
import { emailHintEn } from '../../texts/accounts/emailHint.en.ts';
import { emailHintTr } from '../../texts/accounts/emailHint.tr.ts';
import { sentence } from '../../texts/sentence.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Inline } from '../ui/frame/Layout.tsx';

const words = { de: emailHintDe, tr: emailHintTr, en: emailHintEn } satisfies Record<Language, typeof emailHintDe>;

/** “Did you mean ali@gmail.com?” Nothing is refused: the typed address may be right. */
export function EmailHint({ typed, onTake }: { typed: string; onTake: (email: string) => void }) {
  const { language } = useTranslation();
  const email = intendedEmail(typed);
  if (!email) return null;
  const texts = { emailHint: words[language] };
  return (
    <Inline>
      <span>{sentence(texts, language, 'emailHint.meant', { email })}</span>
      <Button look="secondary" onClick={() => onTake(email)}>
        {sentence(texts, language, 'emailHint.take')}
      </Button>
    </Inline>
  );
}
