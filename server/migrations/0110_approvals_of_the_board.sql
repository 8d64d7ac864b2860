-- New rules of the board and news to everybody concern no household; a payment booked by hand does (decision 71).
alter table second_approvals alter column household_id drop not null;
alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news'));
alter table second_approvals add constraint second_approvals_of_nobody_check
  check ((household_id is null) = (kind in ('settings', 'news')));
