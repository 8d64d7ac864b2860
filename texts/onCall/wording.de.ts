/**
 * What the staff on call is told. Nobody and nothing is named: mails and text messages light up on locked screens. Each
 * `textMessage` fits into one message.
 */
export const onCallWordingDe = {
  deathReported: {
    subject: 'Bereitschaft: Bitte rufen Sie eine Familie an',
    intro:
      'Ein Todesfall wurde gemeldet. Die Familie wartet auf einen Anruf. Bitte öffnen Sie den Fall und rufen Sie an.',
    button: 'Den Fall öffnen',
    textMessage:
      '{{association}}: Eine neue Meldung wartet. Bitte melden Sie sich jetzt im Büro an und rufen Sie zurück.',
  },
  buriedEarly: {
    subject: 'Nachsehen: Begräbnis vor dem geplanten Tag',
    intro: 'Der Bestatter hat das Begräbnis vor dem geplanten Tag bestätigt. Bitte fragen Sie nach.',
    button: 'Den Fall öffnen',
    textMessage: 'Vefa: Ein Begräbnis wurde vor seinem Tag bestätigt. Bitte sehen Sie im Büro nach.',
  },
  manyReports: {
    subject: 'Bereitschaft: ungewöhnlich viele Meldungen',
    intro:
      'In kurzer Zeit wurden sehr viele Todesfälle gemeldet. Vielleicht füllt ein Programm das Formular aus. Es bleibt für Familien offen. Bitte sehen Sie nach.',
    button: 'Die Meldungen ansehen',
    textMessage:
      '{{association}}: Es kommen ungewöhnlich viele Meldungen. Bitte melden Sie sich im Büro an und sehen Sie nach.',
  },
  notOpened: {
    subject: 'Noch offen: Eine Familie wartet auf Hilfe',
    intro:
      'Ein Todesfall wurde gemeldet, und noch niemand hat den Fall geöffnet. Wer es zuerst kann, öffnet ihn bitte.',
    button: 'Den Fall öffnen',
    textMessage: '{{association}}: Eine Meldung ist noch nicht geöffnet. Bitte melden Sie sich jetzt im Büro an.',
  },
  manyWaiting: {
    subject: 'Noch offen: mehrere Meldungen warten',
    intro_one: 'Eine Meldung hat noch niemand geöffnet. Es kann eine Familie darunter sein. Bitte sehen Sie nach.',
    intro_other:
      '{{count}} Meldungen hat noch niemand geöffnet. Es können Familien darunter sein. Bitte sehen Sie jede an.',
    button: 'Die Meldungen ansehen',
    textMessage_one: '{{association}}: Eine Meldung ist noch nicht geöffnet. Bitte melden Sie sich jetzt im Büro an.',
    textMessage_other:
      '{{association}}: {{count}} Meldungen sind noch nicht geöffnet. Bitte melden Sie sich jetzt im Büro an.',
  },
  test: {
    subject: 'Probe: So erreicht Sie die Bereitschaft',
    intro: 'Das ist nur eine Probe. So werden Sie verständigt, wenn eine Familie Hilfe braucht. Sie müssen nichts tun.',
    button: 'Zur Bereitschaft',
    textMessage: '{{association}}: Das ist nur eine Probe der Bereitschaft. Sie müssen nichts tun.',
  },
  because: {
    onCall: 'Sie bekommen diese Nachricht, weil Sie heute Bereitschaft haben.',
    nobodyOnCall: 'Sie bekommen diese Nachricht, weil heute niemand für die Bereitschaft eingetragen ist.',
    everybody_one: 'Diese Nachricht geht nach einer Minute an alle im Büro.',
    everybody_other: 'Diese Nachricht geht nach {{count}} Minuten an alle im Büro.',
    asked: 'Sie bekommen diese Nachricht, weil Sie im Büro darum gebeten haben.',
  },
};
