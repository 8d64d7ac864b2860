import type { ListName } from '../../../domain/office/lists/listShape.ts';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';

/** The calls of each list. */
export const listCalls = {
  households: { read: listsContract.readHouseholds, save: listsContract.exportHouseholds },
} satisfies Record<ListName, unknown>;
