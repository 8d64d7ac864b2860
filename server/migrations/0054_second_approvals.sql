-- A deed of one person of the office that waits until a second one agrees (decision 40). What is wanted stays no longer than
-- it is needed: it is emptied once it is decided.
create table second_approvals (
  id integer generated always as identity primary key,
  household_id integer not null references households,
  kind text not null check (kind in ('refund', 'email', 'log_in')),
  wanted jsonb not null,
  reason text,
  idempotency_key text,
  asked_by integer references accounts on delete set null,
  asked_at timestamptz not null,
  takes_effect_at timestamptz,
  outcome text check (outcome in ('agreed', 'declined', 'withdrawn', 'lapsed', 'took_effect')),
  decided_by integer references accounts on delete set null,
  decided_at timestamptz,
  decided_reason text,
  check ((outcome is null) = (decided_at is null))
);
comment on table second_approvals is 'deeds of one person of the office that wait until a second one agrees';
comment on column second_approvals.takes_effect_at is 'by itself, where nobody else of the office could agree';
create index second_approvals_by_household on second_approvals (household_id);
create index second_approvals_open on second_approvals (asked_at) where outcome is null or outcome = 'took_effect';
create unique index second_approvals_idempotency_key on second_approvals (household_id, idempotency_key)
  where idempotency_key is not null;
create index second_approvals_by_asker on second_approvals (asked_by) where asked_by is not null;
create index second_approvals_by_decider on second_approvals (decided_by) where decided_by is not null;
