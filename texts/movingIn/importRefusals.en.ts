import type { movingInRefusals } from '../../domain/movingIn/movingIn.refusals.ts';

/** Why a file of a former list is refused. */
export const importRefusalsEn: Record<keyof typeof movingInRefusals, string> = {
  imported_file_not_found: 'This list no longer exists. Please reload the page.',
  import_wrong_kind: 'This is no spreadsheet. Please save the list as XLSX or CSV.',
  import_is_xls: 'We do not read this old format of Excel. Please save the file as XLSX.',
  import_has_macros: 'This file has macros. Please save it as XLSX without macros.',
  import_is_locked: 'This file is locked with a password. Please save it without one.',
  import_not_readable: 'This file is damaged. Please open it in Excel and save it anew.',
  import_csv_not_readable: 'This CSV file cannot be read from row {{row}} on. Is a quotation mark missing there?',
  import_empty: 'This file has no rows with several columns.',
  import_too_large: 'This file is too large. It may have up to {{most}}\u00a0MB.',
  import_unpacks_too_large: 'This file needs too much room to be read. Please divide the list.',
  import_too_many_rows: 'This list has more than {{most}} rows. Please divide it.',
  import_too_many_columns: 'Row {{row}} has more than {{most}} columns. Please delete what stands to the right.',
  import_columns_do_not_fit: 'These columns do not fit the file. Please reload the page.',
};
