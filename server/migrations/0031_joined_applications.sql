-- An application is joined to a household of the former list once a second person agrees (decision 112).
alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news', 'own_amount', 'arrival', 'account_code',
    'joining', 'staff_invitation', 'staff_role', 'staff_reset', 'staff_reopening'));
create index second_approvals_joining on second_approvals (((wanted ->> 'application_id')::integer))
  where kind = 'joining' and outcome is null;
