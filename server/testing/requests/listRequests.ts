import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import type { ValidRequest } from './validRequest.ts';

const { readHouseholds, readPeople, readInvoices, readPayments } = listsContract;
const { readCash, readMails, readLetters, readExports, exportCash, exportMails, exportLetters, exportExports } =
  listsContract;
const { readRecord, exportRecord, readAlone, exportAlone } = listsContract;
const { readJournal, exportJournal, readOpenItems, exportOpenItems } = listsContract;
const { exportHouseholds, exportPeople, exportInvoices, exportPayments } = listsContract;

/** How many rows a file has must not depend on what other tests have made: these choices find nobody. */
const nobody = { rows: 0, format: 'csv' };

/** The calls of the office's lists, as `validRequests`. */
export const listRequests: Record<string, ValidRequest> = {
  [`POST ${readHouseholds.path}`]: { sends: () => ({ status: 'everybody' }) },
  [`POST ${exportHouseholds.path}`]: { sends: () => ({ ...nobody, city: 'Nirgendwo' }) },
  [`POST ${listsContract.chooseHouseholds.path}`]: { sends: () => ({ rows: 0, city: 'Nirgendwo' }) },
  [`POST ${readPeople.path}`]: { sends: () => ({ age_from: '18', sort: '-born' }) },
  [`POST ${exportPeople.path}`]: { sends: () => ({ ...nobody, city: 'Nirgendwo' }) },
  [`POST ${readInvoices.path}`]: { sends: () => ({ invoices: 'owed' }) },
  [`POST ${exportInvoices.path}`]: { sends: () => ({ ...nobody, billed_year: '1' }) },
  [`POST ${readPayments.path}`]: { sends: () => ({ source: 'cash' }) },
  [`POST ${exportPayments.path}`]: { sends: () => ({ ...nobody, value_until: '01.01.1990' }) },
  [`POST ${readCash.path}`]: { sends: () => ({ cash: 'uncounted' }) },
  [`POST ${exportCash.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
  [`POST ${readMails.path}`]: { sends: () => ({ mail_state: 'failed' }) },
  [`POST ${exportMails.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
  [`POST ${readLetters.path}`]: { sends: () => ({ letter_state: 'returned' }) },
  [`POST ${exportLetters.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
  [`POST ${readJournal.path}`]: { sends: () => ({ journal_kind: 'payment' }) },
  [`POST ${exportJournal.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
  [`POST ${readOpenItems.path}`]: { sends: () => ({ open: 'credit' }) },
  [`POST ${exportOpenItems.path}`]: { sends: () => ({ ...nobody, at_end_of: '01.01.1990' }) },
  [`POST ${readExports.path}`]: { sends: () => ({ list: 'people' }) },
  [`POST ${exportExports.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
  [`POST ${readRecord.path}`]: { sends: () => ({ area: 'looks' }) },
  [`POST ${exportRecord.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
  [`POST ${readAlone.path}`]: { sends: () => ({ alone_kind: 'refused' }) },
  [`POST ${exportAlone.path}`]: { sends: () => ({ ...nobody, date_until: '01.01.1990' }) },
};
