import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { proofPath, takeOverPath } from '../frame/officePaths.ts';

/** What the taking over of a former list waits for: another of the board, explanations, or a signature (decision 106). */
export function TakeOversWaiting({ takeOvers }: { takeOvers: ToDo['take_overs'] }) {
  const { t } = useTranslation();
  if (takeOvers.length === 0) return null;
  return (
    <Section title={t('proof.toDoTitle')}>
      <Stack>
        {takeOvers.map(({ id, name, waits_for, open }) => (
          <Stack key={id} gap={2}>
            <p>{t(`proof.toDo.${waits_for}`, { name, number: formatCount(open) })}</p>
            <div>
              <LinkButton look="secondary" to={waits_for === 'agreement' ? takeOverPath(id) : proofPath(id)}>
                {t(waits_for === 'agreement' ? 'proof.toDoGo' : 'proof.toDoProof')}
              </LinkButton>
            </div>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
