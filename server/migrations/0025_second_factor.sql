-- The office logs in with a second factor: codes of an app, and recovery codes for whoever has lost the phone.
create table second_factors (
  account_id integer primary key references accounts on delete cascade,
  secret bytea not null,
  -- the half minute of the code taken last: none is taken twice
  last_step integer not null,
  set_at timestamptz not null
);
comment on column second_factors.secret is 'sealed';

-- A secret that was shown and not confirmed yet; it ends with its session.
create table second_factor_offers (
  session_id integer primary key references sessions on delete cascade,
  secret bytea not null,
  offered_at timestamptz not null
);
comment on column second_factor_offers.secret is 'sealed';

create table recovery_codes (
  account_id integer not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
