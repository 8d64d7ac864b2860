-- Fewer rounds to the database for what is done all the time.

-- A person with all that hangs on them, as in 0009, but as a function of its own: whoever saves one person reads one.
create function person_record(m members) returns json language plpgsql stable as $$
begin
  return json_build_object(
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
        from burial_places b where b.member_id = m.id) x), '[]') else '[]' end);
end $$;

create or replace function household_people(of_household integer) returns json language plpgsql stable as $$
begin
  return (select coalesce(json_agg(person_record(m) order by m.is_main desc, m.created_at, m.id), '[]')
    from members m where m.household_id = of_household);
end $$;

create function household_person(of_household integer, wanted integer) returns json language plpgsql stable as $$
begin
  return (select person_record(m) from members m where m.id = wanted and m.household_id = of_household);
end $$;

-- The household first, then the person: two statements, so that the second one sees what the first has waited for.
create function lock_member(of_household integer, wanted integer) returns json language plpgsql as $$
declare
  household record;
  member json;
begin
  select * into household from lock_household(of_household);
  select json_build_object('id', m.id, 'household_id', m.household_id, 'is_main', m.is_main,
    'first_name', m.first_name, 'last_name', m.last_name, 'status', m.status, 'version', m.version,
    'date_of_birth', m.date_of_birth, 'gender', m.gender, 'membership_basis', m.membership_basis,
    'relationship_type', m.relationship_type)
    into member from members m where m.id = wanted and m.household_id = of_household for no key update;
  return json_build_object('household', row_to_json(household), 'member', member);
end $$;

-- Who stands behind a session, as `session_view` has it, in one value: columns are described with every answer. The old
-- one is still asked by processes of the version before; the next migration may drop it.
create function session_record(of_token_hash bytea) returns json language plpgsql stable as $$
begin
  return (
    select json_build_object('id', s.id, 'account_id', s.account_id, 'remember', s.remember,
      'last_seen_at', s.last_seen_at, 'expires_at', s.expires_at, 'role', a.role, 'language', a.language,
      'household_id', h.id, 'household_status', h.status, 'main_member_id', m.id,
      -- every change of an account's row gives it another transaction number
      'revision', concat(a.xmin, '/', h.revision))
    from sessions s
    join accounts a on a.id = s.account_id and a.status = 'active'
    left join households h on h.account_id = a.id
    left join members m on m.household_id = h.id and m.is_main
    where s.token_hash = of_token_hash);
end $$;

-- Everybody of a household that applies and has nothing to mend and no fee to confirm; otherwise null, and quickly: it is
-- asked with every change, and most applications lack their fees.
create function people_with_confirmed_fees(of_household integer) returns json language plpgsql stable as $$
declare
  fees json;
begin
  perform from households h where h.id = of_household and h.status = 'new' and h.sent_back_reason is null;
  if not found then return null; end if;
  fees := confirmed_fees(of_household);
  if not (fees->>'registration')::boolean or json_array_length(fees->'uncovered') > 0 then return null; end if;
  return household_people(of_household);
end $$;
