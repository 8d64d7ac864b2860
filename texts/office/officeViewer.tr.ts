/** Looking at a document in the office. */
export const officeViewerTr = {
  tools: 'Görünüm',
  smaller: 'Küçült',
  larger: 'Büyüt',
  zoom: '%{{percent}}',
  fit: 'Genişliğe sığdır',
  turn: 'Sağa döndür',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  page: 'Sayfa {{number}} / {{pages}}',
  keys: 'Tuşlar: boyut için + ve −, sığdırmak için 0, döndürmek için R, kaydırmak için oklar.',
  keysOfPages: 'Tuşlar: boyut için + ve −, sığdırmak için 0, döndürmek için R. Oklar kaydırır ve sayfa çevirir.',
  download: 'Orijinali indir',
  needsPassword: 'Bu PDF yalnızca şifreyle açılıyor. Orijinali indirin veya yeni bir belge isteyin.',
  notPossible: 'Bu belge burada gösterilemiyor. Orijinali indirin veya yeni bir belge isteyin.',
};
