/** Refusals about silent households. */
export const releaseRefusalsTr = {
  release_not_found: 'Böyle bir açılış yok. Lütfen sayfayı yenileyin.',
  release_for_nobody: 'Bu seçime şu anda uyan sessiz hane yok.',
  release_not_waiting: 'Bu açılış artık beklemiyor. Şimdi yeni durumu görüyorsunuz.',
  release_not_ready: 'Bu ancak açılıştan sonra ve yalnızca bir kez olur.',
  release_by_another: 'Bunu siz istediniz. Lütfen yönetim kurulundan başka birinin onaylamasını sağlayın.',
  household_silent: 'Bu hane henüz mesajlara açılmadı. O zamana kadar ona hiçbir şey gönderilmez.',
};
