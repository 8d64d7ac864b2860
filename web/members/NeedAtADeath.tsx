import { isForDeath } from '../../domain/documents/documentTypes.ts';
import type { DocumentAtADeath, Need } from '../../domain/documents/neededAtADeath.ts';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Badge, type BadgeTone } from '../ui/content/Badge.tsx';
import { CheckList } from '../ui/content/CheckList.tsx';
import { Inline, Stack } from '../ui/frame/Layout.tsx';

const tones = { needed: 'blue', not_needed: 'grey', depends: 'lightblue' } as const satisfies Record<
  Need['need'],
  BadgeTone
>;

/** Whether a death document is needed for this person, why, and whether it was uploaded already. */
export function NeedLine({ asked, isSelf }: { asked: DocumentAtADeath; isSelf: boolean }) {
  const { t } = useTranslation();
  const why = useWhy(asked);
  const words = {
    needed: isSelf ? t('burial.documents.needed') : t('burial.documents.neededOther'),
    not_needed: isSelf ? t('burial.documents.notNeeded') : t('burial.documents.notNeededOther'),
    depends: t('burial.documents.depends'),
  };
  return (
    <Inline gap={2}>
      <Badge tone={tones[asked.need]}>{words[asked.need]}</Badge>
      {asked.is_uploaded && <Badge tone="green">{t('burial.documents.uploaded')}</Badge>}
      <span>{why}</span>
    </Inline>
  );
}

/** What the registry office asks for besides the death documents; it is uploaded among the other documents. */
export function AlsoAtADeath({ asked }: { asked: DocumentAtADeath[] }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const others = asked.filter(({ type, need }) => !isForDeath(type) && need !== 'not_needed');
  return (
    <Stack gap={3}>
      <h3>{t('burial.documents.also')}</h3>
      <CheckList
        items={others.map(({ type, need, is_uploaded }) => ({
          key: type,
          text: word('documentType', type),
          done: is_uploaded,
          state: is_uploaded
            ? t('burial.documents.uploaded')
            : t(need === 'needed' ? 'burial.documents.addAbove' : 'burial.documents.depends'),
        }))}
      />
    </Stack>
  );
}

/** The people for whom a document is needed, or the question that is open. */
function useWhy({ type, question }: DocumentAtADeath): string {
  const { t } = useTranslation();
  if (question) return t(`burial.documents.open.${question}`);
  return type === 'death_other' ? '' : t(`burial.documents.who.${type}`);
}
