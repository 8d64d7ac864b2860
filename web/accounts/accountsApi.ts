import { useMutation } from '@tanstack/react-query';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

type Contract = typeof accountsContract;

export function useConfirmRegistration() {
  return useMutation({
    mutationFn: (input: Sent<Contract['confirmRegistration']>) => call(accountsContract.confirmRegistration, input),
  });
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: (input: Sent<Contract['resendConfirmation']>) => call(accountsContract.resendConfirmation, input),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: Sent<Contract['forgotPassword']>) => call(accountsContract.forgotPassword, input),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: Sent<Contract['resetPassword']>) => call(accountsContract.resetPassword, input),
  });
}

export function useUndoEmailChange() {
  return useMutation({
    mutationFn: (input: Sent<Contract['undoEmailChange']>) => call(accountsContract.undoEmailChange, input),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (input: Sent<Contract['changePassword']>) => call(accountsContract.changePassword, input),
  });
}
