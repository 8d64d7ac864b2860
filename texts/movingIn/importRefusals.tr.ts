import type { movingInRefusals } from '../../domain/movingIn/movingIn.refusals.ts';

/** Why a file of a former list is refused. */
export const importRefusalsTr: Record<keyof typeof movingInRefusals, string> = {
  imported_file_not_found: 'Bu liste artık yok. Lütfen sayfayı yenileyin.',
  import_wrong_kind: 'Bu bir tablo değil. Lütfen listeyi XLSX veya CSV olarak kaydedin.',
  import_is_xls: 'Excel’in bu eski biçimini okumuyoruz. Lütfen dosyayı XLSX olarak kaydedin.',
  import_has_macros: 'Bu dosyada makrolar var. Lütfen makrosuz XLSX olarak kaydedin.',
  import_is_locked: 'Bu dosya şifreyle korunuyor. Lütfen şifresiz kaydedin.',
  import_not_readable: 'Bu dosya bozuk. Lütfen Excel’de açıp yeniden kaydedin.',
  import_csv_not_readable: 'Bu CSV dosyası {{row}}. satırdan sonra okunamıyor. Orada bir tırnak işareti eksik\u00a0mi?',
  import_empty: 'Bu dosyada birden fazla sütunlu satır yok.',
  import_too_large: 'Bu dosya çok büyük. En fazla {{most}}\u00a0MB olabilir.',
  import_unpacks_too_large: 'Bu dosya okunurken çok fazla yer kaplıyor. Lütfen listeyi bölün.',
  import_too_many_rows: 'Bu listede {{most}} satırdan fazlası var. Lütfen listeyi bölün.',
  import_too_many_columns: '{{row}}. satırda {{most}} sütundan fazlası var. Lütfen sağ tarafta kalanı silin.',
  import_columns_do_not_fit: 'Bu sütunlar dosyaya uymuyor. Lütfen sayfayı yenileyin.',
};
