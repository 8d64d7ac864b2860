-- Who is behind a session token: session, open account, household and main member, as JSON.
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
