import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import { useHome } from '../../me/home.ts';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Lines, Stack } from '../../ui/frame/Layout.tsx';
import { SentBackNews } from '../frame/SentBack.tsx';
import { DocumentsToSend } from '../frame/StatusCard.tsx';
import { useStanding } from '../frame/useStanding.ts';
import { HowToPay, isBehind, type OwedWords, useOwedWords } from './OwedAmount.tsx';
import { WayToCover } from './WayToCover.tsx';

/**
 * How things stand: the status, what is owed until when, the next step, and the way to the membership (issue 29). Of
 * somebody behind with a payment, the debt is the headline.
 */
export function HomeCard() {
  const { title, words, standing, debt, next } = useStanding();
  const { t } = useTranslation();
  const { application, household } = useHome();
  const { phone, phoneUrl } = contact();
  const owed = useOwedWords(debt);
  const count = application.gaps.length;
  if (standing === 'sent_back') {
    return (
      <>
        <SentBackNews />
        {debt && owed && (
          <Card title={owed.amount}>
            <Due owed={owed} />
            <HowToPay debt={debt} />
          </Card>
        )}
      </>
    );
  }
  const isDebtFirst = debt !== null && isBehind(debt);
  return (
    <Card title={isDebtFirst && owed ? owed.amount : title} look="accent">
      <Stack gap={4}>
        {owed && (isDebtFirst ? <Due owed={owed} standing={title} /> : <Due owed={owed} isNamed />)}
        {/* the list of what is missing stands on this very page */}
        <p>{standing === 'gaps' ? t('home.gaps', { count }) : words}</p>
        {next === 'documents' && <DocumentsToSend />}
        {debt && <HowToPay debt={debt} />}
        {next === 'call' && (
          <LinkButton href={phoneUrl} look="secondary">
            {t('home.call', { phone })}
          </LinkButton>
        )}
        {!whyNoCard(household) && (
          <LinkButton to="/my-account" look="secondary">
            {t('membership.card.show')}
          </LinkButton>
        )}
        <WayToCover />
      </Stack>
    </Card>
  );
}

/** Short lines, which are seen at once also in large letters; the amount only where it is not the title. */
function Due({ owed, isNamed, standing }: { owed: OwedWords; isNamed?: boolean; standing?: string }) {
  return (
    <Lines>
      {isNamed && <strong>{owed.amount}</strong>}
      <span>{owed.due}</span>
      {standing && <strong>{standing}</strong>}
    </Lines>
  );
}
