-- What is asked all the time, as functions: the database keeps their plans, which cost four times the answer itself.

create function wire_instant(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Everybody of a household, the main member first, each with all that hangs on them. Days are days, numbers stay sealed.
-- The burial place is shown among the main member's addresses; it has an id of its own series.
create function household_people(of_household integer) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', m.id, 'is_main', m.is_main, 'status', m.status, 'first_name', m.first_name, 'last_name', m.last_name,
      'email', m.email, 'date_of_birth', m.date_of_birth, 'citizenship_id', m.citizenship_id,
      'social_insurance_number', translate(encode(m.social_insurance_number, 'base64'), E'\n', ''),
      'turkish_id_no', translate(encode(m.turkish_id_no, 'base64'), E'\n', ''),
      'permanent_residence', m.permanent_residence, 'place_of_birth', m.place_of_birth, 'gender', m.gender,
      'civil_status', m.civil_status, 'father_name', m.father_name, 'mother_name', m.mother_name,
      'membership_basis', m.membership_basis, 'relationship_type', m.relationship_type, 'version', m.version,
      'created_at', wire_instant(m.created_at), 'active_from', m.active_from, 'waiting_until', m.waiting_until,
      'inactive_from', m.inactive_from, 'inactive_reason_id', m.inactive_reason_id,
      'phone_numbers', coalesce((
        select json_agg(json_build_object('id', p.id, 'phone_number', p.phone_number, 'phone_type', p.phone_type,
          'is_main_number', p.is_main_number) order by p.is_main_number desc, p.id)
        from phone_numbers p where p.member_id = m.id), '[]'),
      'documents', coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name, 'type', d.type, 'content_type', d.content_type,
          'size_bytes', d.size_bytes, 'created_at', wire_instant(d.created_at),
          'verified_at', wire_instant(d.verified_at), 'refused_at', wire_instant(d.refused_at),
          'refused_reason', d.refused_reason) order by d.created_at, d.id)
        from documents d where d.member_id = m.id), '[]'),
      'addresses', case when m.is_main then coalesce((
        select json_agg(x.address order by x.place, x.id) from (
          select json_build_object('id', a.id, 'type', a.type, 'street', a.street, 'postal_code', a.postal_code,
            'state', a.state, 'city', a.city, 'country_id', a.country_id,
            'is_main_address', a.is_main_address) as address, case when a.is_main_address then 0 else 1 end as place, a.id
          from addresses a where a.member_id = m.id and a.inactive_from is null
          union all
          select json_build_object('id', b.id, 'type', 'burial_place', 'street', b.street, 'postal_code', b.postal_code,
            'state', b.state, 'city', b.city, 'country_id', b.country_id, 'is_main_address', false,
            'graveyard', b.graveyard, 'grave_group', b.grave_group, 'grave_row', b.grave_row,
            'grave_number', b.grave_number, 'grave_user', b.grave_user), 2, b.id
          from burial_places b where b.member_id = m.id) x), '[]') else '[]' end
    ) order by m.is_main desc, m.created_at, m.id), '[]')
    from members m where m.household_id = of_household);
end $$;

-- Whether the registration fee is billed and confirmed, and whether everybody who applies is on a confirmed annual
-- contribution; the first contribution counts, of whichever year it is. Confirmed: open, paid, over paid, partly paid.
create function confirmed_fees(of_household integer) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'registration', exists (select from sale_invoices i
      where i.household_id = of_household and i.type = 'sirf' and i.status_id in (2, 3, 6, 7)),
    'contribution', not exists (select from members m
      where m.household_id = of_household and m.status = 'new' and not exists (select from sale_invoice_items t
        join sale_invoices i on i.id = t.sale_invoice_id
        where t.member_id = m.id and i.household_id = of_household and i.type = 'siac' and i.status_id in (2, 3, 6, 7))));
end $$;

create function substitute_record(s substitutes) returns json language sql stable as $$
  select json_build_object('id', s.id, 'first_name', s.first_name, 'last_name', s.last_name, 'email', s.email,
    'phone_private_mobile', s.phone_private_mobile, 'phone_private_landline', s.phone_private_landline,
    'represent_me_as', s.represent_me_as, 'valid_until', s.valid_until, 'created_at', wire_instant(s.created_at),
    'ended_on', s.ended_on)
$$;

-- Who an account is, with household, people and substitutes; `fees` only of an applicant, whose gaps ask for them.
create function account_view(of_account integer) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object('email', a.email, 'pending_email', a.pending_email, 'language', a.language, 'role', a.role,
      'household', case when h.id is null then null else json_build_object('id', h.id,
        'membership_no', h.membership_no, 'status', h.status, 'status_since', h.status_since,
        'waiting_until', h.waiting_until, 'active_from', h.active_from, 'sent_back_reason', h.sent_back_reason) end,
      'persons', case when h.id is null then '[]' else household_people(h.id) end,
      'substitutes', coalesce((select json_agg(substitute_record(s) order by s.id)
        from substitutes s where s.household_id = h.id), '[]'),
      'fees', case when h.status = 'new' then confirmed_fees(h.id) end)
    from accounts a left join households h on h.account_id = a.id
    where a.id = of_account);
end $$;

-- Who stands behind a session: session, open account, household and main member. Whether it is still alive says the rule.
create function session_view(of_token_hash bytea) returns table (id integer, account_id integer, remember boolean,
  last_seen_at timestamptz, expires_at timestamptz, role text, language text, household_id integer,
  household_status text, main_member_id integer)
language plpgsql stable rows 1 as $$
begin
  return query
    select s.id, s.account_id, s.remember, s.last_seen_at, s.expires_at, a.role, a.language, h.id, h.status, m.id
    from sessions s
    join accounts a on a.id = s.account_id and a.status = 'active'
    left join households h on h.account_id = a.id
    left join members m on m.household_id = h.id and m.is_main
    where s.token_hash = of_token_hash;
end $$;
