/** What a membership costs, for people who do not belong to it yet; fetched after the page is shown. */
export const joiningDe = {
  fee: 'Beitrittsgebühr, einmalig: {{amount}}',
  feeByAge: 'Beitrittsgebühr, einmalig: {{from}} bis {{to}}, je nach Alter',
  contribution: 'Jahresbeitrag für Sie: {{amount}}',
  contributionByAge: 'Jahresbeitrag für Sie: {{from}} bis {{to}}, je nach Alter',
  all: 'Alle Beträge nach Alter, auch für die Familie',
  kind: {
    sirf: 'Beitrittsgebühr, einmalig',
    main: 'Jahresbeitrag: Hauptmitglied',
    spouse: 'Jahresbeitrag: Ehe- oder Lebenspartner',
    child: 'Jahresbeitrag: Kind',
    child_with_disability: 'Jahresbeitrag: Kind mit Behinderung über 60\u00a0%',
  },
  everyAge: 'Jedes Alter',
  upTo: 'Bis {{to}} Jahre',
  from: 'Ab {{from}} Jahren',
  between: '{{from}} bis {{to}} Jahre',
};
