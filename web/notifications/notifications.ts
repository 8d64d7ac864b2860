import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationsContract } from '../../domain/notifications/notifications.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';
import { queryOf } from '../platform/calls/useCall.ts';

export type Notification = Answer<typeof notificationsContract.readNotification>;

/** Marks a message as read: at once on the screen, and undone if the server refuses. */
export function useReadNotification() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Notification) => call(notificationsContract.readNotification, { id }),
    onMutate: (opened) => {
      // the exact instant comes with the answer; here it only has to be set
      replace({ ...opened, read_at: opened.created_at });
    },
    onSuccess: (read) => replace(read),
    onError: (_error, opened) => replace(opened),
  });

  function replace(changed: Notification): void {
    queries.setQueryData(queryOf(notificationsContract.listNotifications).queryKey, (list) =>
      list?.map((each) => (each.id === changed.id ? changed : each)),
    );
  }
}
