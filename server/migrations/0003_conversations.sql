-- A household asked the office to do something for it: how, why, and what it was told of that.
create table conversations (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  -- who of the office it was; null once that account is gone
  account_id integer references accounts on delete set null,
  asked text not null check (asked in ('rang', 'came', 'wrote')),
  reason text,
  begun_at timestamptz not null,
  -- when something was last done, and up to when the household was told of it
  acted_at timestamptz,
  told_until timestamptz
);
create index conversations_household_id_idx on conversations (household_id, begun_at desc);
create index conversations_untold_idx on conversations (acted_at) where told_until is null or told_until < acted_at;
create index conversations_account_id_idx on conversations (account_id);
