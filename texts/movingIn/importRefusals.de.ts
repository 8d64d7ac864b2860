import type { movingInRefusals } from '../../domain/movingIn/movingIn.refusals.ts';

/** Why a file of a former list is refused. */
export const importRefusalsDe: Record<keyof typeof movingInRefusals, string> = {
  imported_file_not_found: 'Diese Liste gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  import_wrong_kind: 'Das ist keine Tabelle. Bitte speichern Sie die Liste als XLSX oder CSV.',
  import_is_xls: 'Dieses alte Format von Excel lesen wir nicht. Bitte speichern Sie die Datei als XLSX.',
  import_has_macros: 'In dieser Datei sind Makros. Bitte speichern Sie sie als XLSX ohne Makros.',
  import_is_locked: 'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort.',
  import_not_readable: 'Diese Datei ist beschädigt. Bitte öffnen Sie sie in Excel, und speichern Sie sie neu.',
  import_csv_not_readable: 'Ab Zeile {{row}} ist diese CSV-Datei nicht lesbar. Fehlt dort ein Anführungszeichen?',
  import_empty: 'In dieser Datei sind keine Zeilen mit mehreren Spalten.',
  import_too_large: 'Diese Datei ist zu groß. Sie darf höchstens {{most}}\u00a0MB haben.',
  import_unpacks_too_large: 'Diese Datei braucht beim Lesen zu viel Platz. Bitte teilen Sie die Liste auf.',
  import_too_many_rows: 'Diese Liste hat mehr als {{most}} Zeilen. Bitte teilen Sie sie auf.',
  import_too_many_columns: 'Zeile {{row}} hat mehr als {{most}} Spalten. Bitte löschen Sie, was rechts davon steht.',
  import_columns_do_not_fit: 'Diese Spalten passen nicht zur Datei. Bitte laden Sie die Seite neu.',
};
