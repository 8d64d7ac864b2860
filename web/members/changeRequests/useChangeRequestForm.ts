import { changeRequestsContract } from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { changeRequestErrors, changeRequestToSend, noChangeRequest, type Person } from './changeRequestForm.ts';

/** The form for a change request, checked by the rule of the wrong field itself. */
export function useChangeRequestForm(person: Person, onAsked: () => void) {
  const ask = useSend(changeRequestsContract.askForChange, [changeRequestsContract.listChangeRequests]);
  const form = useForm({
    id: 'change-request',
    schema: async () =>
      (await import('../../../domain/members/changeRequests/changeRequests.contract.ts')).changeRequestInput,
    initial: noChangeRequest(person),
    toInput: changeRequestToSend,
    check: (_values, wish) => changeRequestErrors(wish, person, today()),
    submit: async (input) => {
      await ask.mutateAsync({ ...input, id: String(person.id) });
    },
  });

  async function submit(): Promise<boolean> {
    if (!(await form.submit())) return false;
    form.reset(noChangeRequest(person));
    onAsked();
    return true;
  }

  return { ...form, submit };
}
