/** What can be wrong with the running of the product, as the screen and the mail to the board name it; and what to do. */
export const healthPartsEn = {
  parts: {
    mails: 'E-mails that wait',
    lost_mails: 'E-mails that did not arrive',
    jobs: 'Background work',
    backup: 'Backup',
    disk: 'Disk space',
    bank: 'Bank file',
    record: 'Record',
  },
  toDo: {
    mails: 'E-mails have waited for more than an hour. Please call your technician: the mail server does not answer.',
    lost_mails:
      'E-mails could not be sent, and their addresses are not the reason. Please call your technician. Then send the e-mails again under “To do”.',
    jobs: 'Some work has failed or is late. Please call your technician.',
    backup: 'There has been no new backup for more than a day. Please call your technician.',
    disk: 'The disk is nearly full. Please call your technician.',
    bank: 'Payment reminders wait for the bank. Please read the newest bank file.',
    record:
      'Something in the record was changed or deleted, or it is not verified any more. Please call your technician.',
  },
};
