import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import { useTranslation } from '../../platform/words.ts';
import { Badge, type BadgeTone } from '../../ui/content/Badge.tsx';

/** Nothing is red at a death: waiting is gold, under way is teal, ended is grey. */
const tones: Record<DeathCaseState, BadgeTone> = {
  reported: 'orange',
  identified: 'lightblue',
  checked: 'lightblue',
  at_board: 'orange',
  accepted: 'green',
  goodwill: 'green',
  declined: 'grey',
  under_way: 'green',
  buried: 'lightblue',
  settled: 'lightblue',
  closed: 'grey',
  withdrawn: 'grey',
};

export function DeathState({ state }: { state: DeathCaseState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`officeDeaths.state.${state}`)}</Badge>;
}
