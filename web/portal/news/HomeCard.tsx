import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import { useHome } from '../../me/meApi.ts';
import { contact } from '../../platform/contact.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { SentBackNews } from '../frame/SentBack.tsx';
import { DocumentsToSend } from '../frame/StatusCard.tsx';
import { useStanding } from '../frame/useStanding.ts';
import { OwedAmount } from './OwedAmount.tsx';
import { WayToCover } from './WayToCover.tsx';

/** How things stand: the status, what is owed until when, the next step, and the way to the membership (issue 29). */
export function HomeCard() {
  const { title, words, standing, debt, next } = useStanding();
  const { t } = useTranslation();
  const { application, household } = useHome();
  const { phone, phoneUrl } = contact();
  const count = application.gaps.length;
  if (standing === 'sent_back') {
    return (
      <>
        <SentBackNews />
        {debt && <OwedAmount debt={debt} />}
      </>
    );
  }
  return (
    <Card title={title} look="accent">
      <Stack gap={4}>
        {/* the list of what is missing stands on this very page */}
        <p>{standing === 'gaps' ? t('home.gaps', { count }) : words}</p>
        {next === 'documents' && <DocumentsToSend />}
        {debt && <OwedAmount debt={debt} />}
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
