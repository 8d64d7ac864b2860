import { type ReactNode, useEffect, useState } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { ShownDecision } from '../calls/seen.ts';
import { JustSaved } from '../frame/JustSaved.tsx';
import type { HouseholdPart } from '../frame/officePaths.ts';
import { forgetHousehold, rememberHousehold } from '../frame/searchMemory.ts';
import { HouseholdHead } from './HouseholdHead.tsx';
import { PartLinks } from './PartLinks.tsx';

/** What each part of the page gets; `onErased` with the membership number of a household that is gone. */
export type PartProps = { file: HouseholdFile; tellDone: TellDone; onErased: (membershipNumber: string) => void };

type HouseholdPageProps = { part: HouseholdPart; children: (props: PartProps) => ReactNode };

/** One part of a household's page, which the address names. The file is fetched once for all parts, and with it the access recorded. */
export function HouseholdPage({ part, children }: HouseholdPageProps) {
  const { id = '' } = useParams();
  // keyed by household, because opened rows and messages of one say nothing about another
  return (
    <OneHousehold key={id} id={Number(id)} part={part}>
      {children}
    </OneHousehold>
  );
}

type OneProps = HouseholdPageProps & { id: number };

function OneHousehold({ id, ...page }: OneProps) {
  const [erasedNumber, setErasedNumber] = useState<string>();
  useEffect(() => {
    if (erasedNumber) forgetHousehold(id);
  }, [id, erasedNumber]);
  if (erasedNumber) return <ErasedHousehold number={erasedNumber} />;
  return <OpenHousehold id={id} onErased={setErasedNumber} {...page} />;
}

function OpenHousehold({ id, part, onErased, children }: OneProps & Pick<PartProps, 'onErased'>) {
  const file = useCall(officeContract.getHousehold, { id });
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { name, membership_no } = file.household;
  useEffect(() => rememberHousehold({ id, name, membership_no }), [id, name, membership_no]);
  const title =
    part === 'overview' ? name : t('officeDesk.parts.titled', { name, part: t(`officeDesk.parts.${part}`) });
  return (
    <Screen title={title} above={t('officeHousehold.above', { number: membership_no })}>
      <HouseholdHead file={file} part={part} />
      <PartLinks household={id} part={part} />
      <ShownDecision value={file.last_decision}>
        <Stack>
          <JustSaved />
          {done}
          {children({ file, tellDone, onErased })}
        </Stack>
      </ShownDecision>
    </Screen>
  );
}

/** Shown in place of a household that was just erased. */
function ErasedHousehold({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('officeHousehold.keeping.erased', { number })} lead={t('officeHousehold.keeping.erasedWords')}>
      <div>
        <LinkButton to="/">{t('officeHousehold.keeping.onward')}</LinkButton>
      </div>
    </Screen>
  );
}
