import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { notificationsContract } from '../../../domain/notifications/notifications.contract.ts';
import { useHome } from '../../me/home.ts';
import { type Notification, useReadNotification } from '../../notifications/notifications.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { contact } from '../../platform/contact.ts';
import { DeathPageLink } from '../../platform/DeathPageLink.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { WithAside } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { CoveredToday } from '../frame/CoveredToday.tsx';
import { NotYetCovered } from '../frame/NotYetCovered.tsx';
import { TaskList } from '../frame/TaskList.tsx';
import { ConfirmData } from './ConfirmData.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { EndsToCome } from './EndsToCome.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeCard } from './HomeCard.tsx';
import { NotificationList } from './NotificationList.tsx';
import { PendingNumbersCard } from './PendingNumbersCard.tsx';
import { RunningOutCard } from './RunningOutCard.tsx';
import { useWelcomeMessage, WELCOME_ID } from './useWelcomeMessage.ts';

/** Step 0: messages, and for applicants what to do next (spec §2). */
export function News() {
  const { t } = useTranslation();
  const { household, application, isApplicant } = useHome();
  const messages = (
    <Section title={t('notifications.list')}>
      <Messages />
    </Section>
  );
  if (!isApplicant) {
    return (
      <Screen title={t('application.news.title')}>
        {/* after a death the first words are those about it */}
        {household.money_rests && messages}
        <HomeCard />
        <EndsToCome />
        <NotYetCovered />
        <RunningOutCard />
        <PendingNumbersCard />
        <ContinueCard />
        <ConfirmData />
        <CoveredToday place="news" />
        {!household.money_rests && messages}
        <WhomToCallAtADeath />
      </Screen>
    );
  }
  return (
    <Screen title={t('application.news.title')}>
      {application.sent_back_reason === null && <Greeting householdId={household.id} />}
      <HomeCard />
      <ContinueCard />
      <WithAside aside={<TaskList />} asideSize="half">
        {messages}
      </WithAside>
    </Screen>
  );
}

function Messages() {
  const { t } = useTranslation();
  const { household, mainMember } = useHome();
  const { data: list, error, isPending, refetch } = useQuery(queryOf(notificationsContract.listNotifications));
  // rendered at low priority, so that slow phones stay responsive
  const isWaiting = useDeferredValue(isPending);
  const markRead = useReadNotification();
  const welcome = useWelcomeMessage(household.id, mainMember.created_at);
  if (isPending || isWaiting) return <Skeleton label={t('shared.frame.loading')} />;
  if (!list) return <PartFailed error={error} onRetry={() => void refetch()} />;

  function read(opened: Notification) {
    if (opened.id === WELCOME_ID) return welcome.read();
    markRead.mutate(opened);
  }

  return <NotificationList list={list.length > 0 ? list : [welcome.message]} onRead={read} />;
}

/** For members and their families: whom to call in case of a death, and what to say (decision 33). */
function WhomToCallAtADeath() {
  const { t } = useTranslation();
  const { household, mainMember } = useHome();
  const { phone, phoneUrl, emergency } = contact();
  if (household.status !== 'active') return null;
  return (
    <Section title={t('application.atADeath.title')}>
      <p>
        {emergency ? t('application.atADeath.callAlways') : t('application.atADeath.call')}{' '}
        <a href={emergency?.url ?? phoneUrl}>{emergency?.phone ?? phone}</a>
      </p>
      <p>{t('application.atADeath.number', { number: mainMember.membership_no })}</p>
      <p>{t('application.atADeath.family')}</p>
      <p>
        <DeathPageLink />
      </p>
    </Section>
  );
}
