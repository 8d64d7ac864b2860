-- Codes with which a household that has no account opens one (decision 98). The code itself is stored nowhere.
create table account_codes (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  way text not null check (way in ('letter', 'spot', 'mail')),
  asked_by integer references accounts on delete set null,
  asked_at timestamptz not null,
  -- when it needed no second person, or one had agreed
  released_at timestamptz,
  -- a keyed digest of the code; null until it is shown, printed or mailed
  digest bytea unique,
  made_at timestamptz,
  -- how often somebody knew the code and not the birth day
  wrong_tries integer not null default 0,
  -- who has used it and has not confirmed the e-mail address yet; afterwards whose it is
  account_id integer unique references accounts on delete set null,
  used_at timestamptz,
  withdrawn_at timestamptz,
  constraint account_codes_made_after_release check (made_at is null or released_at is not null),
  constraint account_codes_made_wholly check ((made_at is null) = (digest is null)),
  constraint account_codes_used_after_made check (used_at is null or made_at is not null)
);
create unique index account_codes_one_open on account_codes (household_id) where used_at is null and withdrawn_at is null;
create index account_codes_by_household on account_codes (household_id, id);
create index account_codes_by_asker on account_codes (asked_by) where asked_by is not null;

alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news', 'own_amount', 'arrival', 'account_code'));
