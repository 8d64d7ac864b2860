import { officeMovingInTr } from './officeMovingIn.tr.ts';
import { takeOversTr } from './takeOvers.tr.ts';

/** What is stored with a household of the former list (decision 102). */
export const takeOverWordingTr = {
  openAmount: 'Önceki listeden kalan açık tutar',
  ownAmount: 'Önceki listeye göre böyle kararlaştırıldı',
  contact: 'Önceki listeye göre vefat hâlinde aranacak kişi: {{name}}, {{phone}}',
  passport: '{{name}}: pasaport, önceki listeye göre {{day}} tarihine kadar geçerli',
  permit: '{{name}}: oturum izni, önceki listeye göre {{day}} tarihine kadar geçerli',
  rowsFile: {
    name: 'Satirlar-{{number}}.xlsx',
    result: 'Sonuç',
    why: 'Neden',
    membershipNo: 'Buradaki üye numarası',
    place: 'Yer',
    placeOf: takeOversTr.placeOf,
    aboutPerson: takeOversTr.aboutPerson,
    inColumn: takeOversTr.inColumn,
    verdicts: takeOversTr.verdicts,
    undone: takeOversTr.undone,
    reasons: takeOversTr.reasons,
    warnings: takeOversTr.warnings,
    kept: takeOversTr.kept,
    problems: officeMovingInTr.reasons,
  },
};
