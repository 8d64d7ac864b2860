import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubMember } from '../../../domain/members/members.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { mayReactivateAfter } from '../../../domain/membership/membership.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { meQuery } from '../../me/me.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

import { EligibilityDialog } from './EligibilityDialog.tsx';
import { EndMembershipDialog } from './EndMembershipDialog.tsx';
import { isMain, type Person, personsOf, successorsIn } from './householdPersons.ts';
import { owedInvoices } from './money/paymentParts.ts';
import { SendBackDialog } from './SendBackDialog.tsx';

export type MembershipDecisions = ReturnType<typeof useMembershipDecisions>;

type Decide = (() => unknown) | undefined;

type Open =
  | { dialog: 'sendBack' }
  | { dialog: 'end'; person: Person | undefined }
  | { dialog: 'basis'; person: SubMember };

/**
 * Actions for the household and for one person: send an application back and undo that, end memberships and readmit
 * (D23), set the membership basis (D26). Actions that are impossible now are left out. Render `dialogs` once on the
 * screen; `hint` says who reads a reason.
 */
export function useMembershipDecisions(file: HouseholdFile, { tellDone, hint }: Telling) {
  const { t } = useTranslation();
  const { household } = file;
  const reactivate = useDecision(decisionsContract.reactivate);
  const takeBack = useDecision(decisionsContract.takeBack);
  const { ask, question } = useAsk(tellDone);
  const [open, setOpen] = useState<Open>();
  const { id } = household;
  const isEnded = household.status === 'inactive';
  const successors = successorsIn(file);
  const mayBringBack = useMayBringBack();

  async function bringBack(person?: Person) {
    const name = person ? fullName(person) : household.name;
    await ask({
      title: t('officeHousehold.decisions.bringBackTitle', { name }),
      consequence: person
        ? t('officeHousehold.decisions.bringBackPerson')
        : t('officeHousehold.decisions.bringBackHousehold'),
      yes: t('officeHousehold.decisions.bringBackConfirm'),
      look: 'primary',
      act: () => reactivate.mutateAsync({ id, ...(person ? { member_id: person.id } : {}) }),
      told: (say) => say('officeHousehold.decisions.didBringBack', { name }),
    });
  }

  async function undoSendingBack() {
    const { name } = household;
    await ask({
      title: t('officeHousehold.decisions.takeBackTitle', { name }),
      consequence: t('officeHousehold.decisions.takeBackWords'),
      yes: t('officeHousehold.decisions.takeBackConfirm'),
      look: 'primary',
      act: () => takeBack.mutateAsync({ id }),
      told: (say) => say('officeHousehold.decisions.didTakeBack'),
    });
  }

  const ofHousehold: Record<'sendBack' | 'takeBack' | 'end' | 'bringBack', Decide> = {
    takeBack: household.may_take_back ? undoSendingBack : undefined,
    sendBack: household.status === 'waiting' ? () => setOpen({ dialog: 'sendBack' }) : undefined,
    end: isEnded ? undefined : () => setOpen({ dialog: 'end', person: undefined }),
    bringBack: isEnded ? () => bringBack() : undefined,
  };

  /** The membership of a main member ends with the household's, or if somebody takes over (decision 28). */
  function ofPerson(person: Person): Partial<Record<'basis' | 'end' | 'bringBack', Decide>> {
    if (isEnded) return {};
    if (isMain(person)) return successors.length > 0 ? { end: () => setOpen({ dialog: 'end', person }) } : {};
    if (person.status === 'inactive') return mayBringBack(person) ? { bringBack: () => bringBack(person) } : {};
    return { basis: () => setOpen({ dialog: 'basis', person }), end: () => setOpen({ dialog: 'end', person }) };
  }

  const dialogs = (
    <>
      {open?.dialog === 'end' && (
        <EndMembershipDialog
          household={household}
          person={open.person}
          successors={successors}
          isOwing={owedInvoices(file).length > 0}
          ending={open.person ? [open.person] : personsOf(file).filter(({ status }) => status !== 'inactive')}
          tellDone={tellDone}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.dialog === 'basis' && (
        <EligibilityDialog person={open.person} tellDone={tellDone} onClose={() => setOpen(undefined)} />
      )}
      {open?.dialog === 'sendBack' && (
        <SendBackDialog
          file={file}
          hint={hint}
          onSent={() => tellDone((say) => say('officeHousehold.decisions.didSendBack'))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {question}
    </>
  );

  return { ofHousehold, ofPerson, dialogs };
}

/** Only the board readmits members whom it excluded (D24). */
function useMayBringBack() {
  const { role } = useSuspenseQuery(meQuery).data;
  return ({ inactive_reason_id }: Person) =>
    role !== 'member' && mayReactivateAfter({ kind: 'office', role }, inactive_reason_id);
}

type Telling = { tellDone: TellDone; hint: string };
