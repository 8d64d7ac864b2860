import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { queryOf } from '../platform/calls/useCall.ts';
import { type Question, useConfirm } from '../ui/actions/useConfirm.tsx';
import { OwnerDialog, type OwnerDialogProps } from './OwnerDialog.tsx';

/** What is sent with the call; empty if the log-in is recent enough. */
export type OwnerProof = { current_password?: string };

/**
 * Asks before a change to the account (D16): `if (await askOwner(question, (proof) => end(proof)))`. Also asks for the
 * password if the log-in is older than ten minutes by the server's clock. Resolves to whether the change was made.
 * Render `ownerDialog` somewhere.
 */
export function useOwnerQuestion() {
  const queries = useQueryClient();
  const { confirm, confirmDialog } = useConfirm();
  const [asked, setAsked] = useState<OwnerDialogProps>();

  async function askOwner(question: Question, act: (proof: OwnerProof) => Promise<unknown>): Promise<boolean> {
    const devices = await queries.fetchQuery({ ...queryOf(accountsContract.listDevices), staleTime: 0 });
    if (!devices.some(({ is_this, is_fresh }) => is_this && is_fresh)) return askWithPassword(question, act);
    if (!(await confirm(question))) return false;
    await act({});
    return true;
  }

  function askWithPassword(question: Question, act: (proof: OwnerProof) => Promise<unknown>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const close = () => setAsked(undefined);
      setAsked({
        ...question,
        onCancel: () => {
          close();
          resolve(false);
        },
        onProven: async (current_password) => {
          try {
            await act({ current_password });
            resolve(true);
          } catch (error) {
            if (!concernsScreen(error)) throw error;
            reject(error);
          }
          close();
        },
      });
    });
  }

  const ownerDialog: ReactNode = (
    <>
      {confirmDialog}
      {asked && <OwnerDialog {...asked} />}
    </>
  );
  return { askOwner, ownerDialog };
}

/** Whether a failure concerns a field of the screen behind the dialog, or the session. */
function concernsScreen(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return false;
  return error.status === 401 || Object.keys(error.errors).some((field) => field !== 'current_password');
}
