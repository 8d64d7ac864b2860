import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import type { ValidRequest } from './validRequest.ts';

/** The calls of the office's lists, as `validRequests`: each list for everybody, and its file with the number of rows. */
export const listRequests: Record<string, ValidRequest> = {
  [`POST ${listsContract.readHouseholds.path}`]: { sends: () => ({ status: 'everybody' }) },
  // a city where nobody lives: how many rows there are does not depend on what other tests have made
  [`POST ${listsContract.exportHouseholds.path}`]: { sends: () => ({ city: 'Nirgendwo', rows: 0, format: 'csv' }) },
};
