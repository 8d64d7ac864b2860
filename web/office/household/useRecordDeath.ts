import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { newIdempotencyKey } from '../../platform/calls/idempotencyKey.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useKeepDeathCase } from '../calls/caseChanges.ts';
import { callPath } from '../frame/officePaths.ts';

/** Opens the case of a member who has died, and goes to the questions of the call. */
export function useRecordDeath(): (memberId: number) => Promise<void> {
  const keep = useKeepDeathCase();
  const navigate = useNavigate();
  const key = useRef(newIdempotencyKey());
  const open = useMutation({
    mutationFn: (member_id: number) =>
      call(deathCasesContract.openDeathCase, { member_id, idempotency_key: key.current }),
  });
  return async (memberId) => {
    const opened = await open.mutateAsync(memberId);
    keep(opened);
    navigate(callPath(opened.id));
  };
}
