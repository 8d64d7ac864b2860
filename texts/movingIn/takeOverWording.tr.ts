/** What is stored with a household of the former list (decision 102). */
export const takeOverWordingTr = {
  openAmount: 'Önceki listeden kalan açık tutar',
  ownAmount: 'Önceki listeye göre böyle kararlaştırıldı',
  contact: 'Önceki listeye göre vefat hâlinde aranacak kişi: {{name}}, {{phone}}',
  passport: '{{name}}: pasaport, önceki listeye göre {{day}} tarihine kadar geçerli',
  permit: '{{name}}: oturum izni, önceki listeye göre {{day}} tarihine kadar geçerli',
};
