import type { textRemindersWordingDe } from './wording.de.ts';

export const textRemindersWordingEn: typeof textRemindersWordingDe = {
  overdue: '{{association}}: There is a reminder for you. Please look in the portal.',
  due_soon: '{{association}}: A deadline ends soon. Please look in the portal.',
  document: '{{association}}: One of your documents runs out soon. Please look in the portal.',
  news: '{{association}}: A message waits for you in the portal.',
  code_one: '{{association}}: Your code is {{code}}. It is valid for one minute. Please tell nobody.',
  code_other: '{{association}}: Your code is {{code}}. It is valid for {{count}} minutes. Please tell nobody.',
};
