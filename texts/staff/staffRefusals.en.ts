/** Why something about accounts of the office is refused (decision 110). */
export const staffRefusalsEn = {
  staff_account_not_found: 'There is no such account in the office. Please reload the page.',
  last_of_board:
    'This is the only open account of the board. It stays open and of the board. First invite somebody to the board.',
  staff_request_waits: 'Something about this already waits for a second person. Please look at the top of the page.',
  staff_unchanged: 'It is so already. There is nothing to change.',
  staff_changed_meanwhile: 'Something about this account has changed meanwhile. You now see the new state.',
  invitation_not_found: 'This invitation is gone. It was used, withdrawn, or its time is over.',
  board_can_help: 'The board has an open account. Please change this in the office, under “Staff”.',
  second_factor_not_set: 'This account has no second factor.',
};
