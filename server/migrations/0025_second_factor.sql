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

-- Who stands behind a session, as in 0017, and whether it has shown the second factor; only the office has one.
create or replace function session_record(of_token_hash bytea) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object('id', s.id, 'account_id', s.account_id, 'remember', s.remember,
      'last_seen_at', s.last_seen_at, 'expires_at', s.expires_at, 'role', a.role, 'language', a.language,
      'household_id', h.id, 'household_status', h.status, 'main_member_id', m.id,
      'has_shown_factor', s.second_factor_at is not null,
      'has_factor', a.role <> 'member' and exists (select from second_factors f where f.account_id = a.id),
      -- every change of an account's row gives it another transaction number
      'revision', concat(a.xmin, '/', h.revision))
    from sessions s
    join accounts a on a.id = s.account_id and a.status = 'active'
    left join households h on h.account_id = a.id
    left join members m on m.household_id = h.id and m.is_main
    where s.token_hash = of_token_hash);
end $$;
