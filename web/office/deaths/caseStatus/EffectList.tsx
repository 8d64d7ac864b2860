import type { DeathEffects } from '../../../../domain/deaths/life/deathLife.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { type Translate, useTranslation } from '../../../platform/words.ts';

type Effect = DeathEffects['effects'][number];

/** Effects as sentences, in the order in which they happen. */
export function EffectList({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {effects.map((effect) => {
        const words = sentenceOf(t, effect);
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
}

function sentenceOf(t: Translate, effect: Effect): string {
  switch (effect.kind) {
    case 'membership_ends':
      return t(effect.had_begun ? 'officeDeathLife.effect.membershipEnds' : 'officeDeathLife.effect.applicationEnds', {
        name: effect.name,
        last: effect.last_day,
      });
    case 'household_ends':
      return t('officeDeathLife.effect.householdEnds', {
        number: effect.membership_no,
        first: effect.first_day_without,
        names: effect.members.map(({ name }) => name).join(', '),
      });
    case 'main_member_changes':
      return effect.is_waiting
        ? t('officeDeathLife.effect.goesOnWaiting', { name: effect.name })
        : t('officeDeathLife.effect.goesOn', { name: effect.name });
    case 'becomes_widowed':
      return t('officeDeathLife.effect.widowed', { name: effect.name });
    case 'money_rests':
      if (effect.open_invoices === 0) return t('officeDeathLife.effect.moneySilent');
      return t('officeDeathLife.effect.moneyRests', { count: effect.open_invoices, amount: euro(effect.open_amount) });
    case 'condolence':
      return t(effect.by === 'news' ? 'officeDeathLife.effect.condolence' : 'officeDeathLife.effect.condolenceMail');
    case 'representative_told':
      return t('officeDeathLife.effect.representative', { name: effect.name });
  }
}
