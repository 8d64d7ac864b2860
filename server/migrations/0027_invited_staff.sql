-- Accounts of the office on screens (decision 110).
alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news', 'own_amount', 'arrival', 'account_code',
    'staff_invitation', 'staff_role', 'staff_reset', 'staff_reopening'));
alter table second_approvals drop constraint second_approvals_of_nobody_check;
alter table second_approvals add constraint second_approvals_of_nobody_check check ((household_id is null) = (kind in
  ('settings', 'news', 'staff_invitation', 'staff_role', 'staff_reset', 'staff_reopening')));

-- Invitations whose link was mailed and not used; the row is deleted with its use, its end, or the account of who invited.
create table staff_invitations (
  id integer generated always as identity primary key,
  email text not null unique check (length(email) between 3 and 200),
  name text not null check (length(name) between 1 and 100),
  role text not null,
  language text not null,
  token_hash bytea not null unique,
  invited_by integer not null references accounts on delete cascade,
  -- null where nobody else worked in the office (decision 40)
  agreed_by integer references accounts on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  constraint staff_invitations_role_check check (role in ('clerk', 'board')),
  constraint staff_invitations_language_check check (language in ('de', 'tr', 'en'))
);
create index staff_invitations_by_inviter on staff_invitations (invited_by);
create index staff_invitations_by_agreer on staff_invitations (agreed_by) where agreed_by is not null;
