-- Two households that are one: one of them is closed, once a second person agrees (decision 109).
alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news', 'own_amount', 'arrival', 'account_code',
    'joining', 'merging', 'staff_invitation', 'staff_role', 'staff_reset', 'staff_reopening'));
create index second_approvals_merging on second_approvals (((wanted ->> 'closes_id')::integer))
  where kind = 'merging' and outcome is null;

create table merged_households (
  household_id integer primary key references households on delete cascade,
  into_household_id integer not null references households on delete cascade,
  merged_on date not null,
  asked_by integer references accounts on delete set null,
  agreed_by integer references accounts on delete set null,
  check (household_id <> into_household_id)
);
create index merged_households_into on merged_households (into_household_id);
create index merged_households_by_asker on merged_households (asked_by) where asked_by is not null;
create index merged_households_by_agreer on merged_households (agreed_by) where agreed_by is not null;
comment on table merged_households is 'households that were closed because they were another household';
comment on column merged_households.into_household_id is 'the household that stays';

alter table members add column merged_into integer references members on delete set null;
create index members_merged on members (merged_into) where merged_into is not null;
comment on column members.merged_into is 'the same person in the household into which theirs was merged';

alter table sale_invoices add column merged_from integer references households on delete set null;
create index sale_invoices_merged on sale_invoices (merged_from) where merged_from is not null;
comment on column sale_invoices.merged_from is 'whose it was before that household was merged into this one';
alter table bank_transactions add column merged_from integer references households on delete set null;
create index bank_transactions_merged on bank_transactions (merged_from) where merged_from is not null;
comment on column bank_transactions.merged_from is 'whose it was before that household was merged into this one';
