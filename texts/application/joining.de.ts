/** What a membership costs, for people who do not belong to it yet; fetched after the page is shown. */
export const joiningDe = {
  fee: 'Beitrittsgebühr, einmalig für den ganzen Haushalt: {{amount}}',
  feeByAge: 'Beitrittsgebühr, einmalig für den ganzen Haushalt: {{from}} bis {{to}}, je nach Alter',
  contribution: 'Jahresbeitrag für Sie: {{amount}}',
  contributionByAge: 'Jahresbeitrag für Sie: {{from}} bis {{to}}, je nach Alter',
  calendarYear: 'Der Jahresbeitrag gilt für das Kalenderjahr. Ab Jänner {{year}} ist er jedes Jahr fällig.',
  example:
    'Beispiel: Ehepaar (40 und 38 Jahre) mit zwei Kindern (10 und 6). Beim Beitritt {{sum}}, ab Jänner {{yearly}} im Jahr.',
  all: 'Alle Beträge nach Alter, auch für die Familie',
  kind: {
    sirf: 'Beitrittsgebühr, einmalig für den ganzen Haushalt',
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
