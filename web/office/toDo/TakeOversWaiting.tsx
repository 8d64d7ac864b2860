import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { listChangesPath, proofPath, takeOverPath } from '../frame/officePaths.ts';

/** Where each of them is done. */
const ways = {
  agreement: { to: takeOverPath, words: 'proof.toDoGo' },
  differences: { to: proofPath, words: 'proof.toDoProof' },
  signature: { to: proofPath, words: 'proof.toDoProof' },
  changes: { to: listChangesPath, words: 'proof.toDoChanges' },
} as const satisfies Record<ToDo['take_overs'][number]['waits_for'], unknown>;

/**
 * What the taking over of a former list waits for: another of the board, explanations, a signature (decision 106), or a decision about
 * what a later list says otherwise (decision 108).
 */
export function TakeOversWaiting({ takeOvers }: { takeOvers: ToDo['take_overs'] }) {
  const { t } = useTranslation();
  if (takeOvers.length === 0) return null;
  return (
    <Section title={t('proof.toDoTitle')}>
      <Stack>
        {takeOvers.map(({ id, name, waits_for, open }) => (
          <Stack key={`${id} ${waits_for}`} gap={2}>
            <p>{t(`proof.toDo.${waits_for}`, { name, number: formatCount(open) })}</p>
            <div>
              <LinkButton look="secondary" to={ways[waits_for].to(id)}>
                {t(ways[waits_for].words)}
              </LinkButton>
            </div>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
