import { useLayoutEffect, useRef } from 'react';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { fromEuros, sumCents, toEuros } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { useTranslation } from '../../platform/words.ts';
import type { HouseholdPart } from '../frame/officePaths.ts';
import { PhoneLink } from '../frame/PhoneLink.tsx';
import css from './HouseholdHead.module.css';
import { ListPlace } from './ListPlace.tsx';
import { owedInvoices } from './money/paymentParts.ts';

/** What a clerk needs on the phone, whatever part of the page is read: it stays at the top. */
export function HouseholdHead({ file, part }: { file: HouseholdFile; part: HouseholdPart }) {
  const { t } = useTranslation();
  const { household, main_member, account, correspondence } = file;
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepClearOf(head.current), []);
  const phones = main_member.phone_numbers;
  const phone = phones.find(({ is_main_number }) => is_main_number) ?? phones[0];
  const owed = toEuros(sumCents(owedInvoices(file).map(({ open_item }) => fromEuros(open_item))));
  const language = t(`shared.language.${account?.language ?? correspondence.language}`);
  return (
    <div ref={head} className={css.head}>
      <div className={css.facts}>
        <span className={css.who}>
          {household.name} · {household.membership_no}
        </span>
        <MemberStatusBadge status={household.status} />
        <span>{useCoveredSince(household)}</span>
        <span>{owed > 0 ? t('officeDesk.head.owed', { amount: euro(owed) }) : t('officeDesk.head.nothingOwed')}</span>
        {phone ? <PhoneLink number={phone.phone_number} /> : <span>{t('officeDesk.head.noPhone')}</span>}
        <span>
          {language}, {t(`officeCounter.correspondence.${correspondence.channel}`)}
        </span>
        <ListPlace household={household.id} part={part} />
      </div>
    </div>
  );
}

/** Since when the household is covered, or why it is not. */
function useCoveredSince({ status, active_from, waiting_until, inactive_from }: HouseholdFile['household']): string {
  const { t } = useTranslation();
  if (status === 'new') return t('officeDesk.head.notSent');
  if (status === 'inactive') return t('officeDesk.head.ended', { date: inactive_from ?? '' });
  if (status === 'active') return t('officeDesk.head.since', { date: active_from ?? '' });
  return waiting_until ? t('officeDesk.head.waits', { date: waiting_until }) : t('officeDesk.head.waitsForMoney');
}

/** What is focused, or named by an address, is scrolled to below the head and not under it. */
function keepClearOf(head: HTMLElement | null): (() => void) | undefined {
  if (!head) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    const height = getComputedStyle(head).position === 'sticky' ? head.offsetHeight : 0;
    style.scrollPaddingTop = `${height}px`;
  });
  watch.observe(head);
  return () => {
    watch.disconnect();
    style.scrollPaddingTop = '';
  };
}
