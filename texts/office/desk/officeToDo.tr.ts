import type { officeToDoDe } from './officeToDo.de.ts';

/** The to-do list in one look, and the counts in the menu. */
export const officeToDoTr: typeof officeToDoDe = {
  atOneLook: 'Tek bakışta hepsi',
  since_one: '{{count}} gündür',
  since_other: '{{count}} gündür',
  sinceToday: 'bugünden beri',
  orMore: '{{number}} ve fazlası',
  all: '{{number}} kaydın hepsini göster',
  allFirst: 'İlk {{number}} kaydı göster',
  onlyFirst: 'Burada yalnız ilk {{number}} kayıt var. Diğerleri sırayla gelir.',
  back: 'Yapılacakların hepsine dön',
  nothingOfKind: 'Bu türden şu anda bekleyen yok.',
  waits_one: '{{count}} bekliyor',
  waits_other: '{{count}} bekliyor',
};
