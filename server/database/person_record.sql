-- One person with phone numbers, documents and addresses as JSON. Identity numbers stay encrypted, as base64. A main member's
-- addresses include the burial place, which has an id of its own series.
create or replace function person_record(m members) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'id', m.id, 'is_main', m.is_main, 'status', m.status, 'first_name', m.first_name, 'last_name', m.last_name,
    'email', m.email, 'date_of_birth', m.date_of_birth, 'citizenship_id', m.citizenship_id,
    'social_insurance_number', translate(encode(m.social_insurance_number, 'base64'), E'\n', ''),
    'social_insurance_number_pending', m.social_insurance_number_pending,
    'turkish_id_no', translate(encode(m.turkish_id_no, 'base64'), E'\n', ''),
    'permanent_residence', m.permanent_residence, 'place_of_birth', m.place_of_birth, 'gender', m.gender,
    'civil_status', m.civil_status, 'father_name', m.father_name, 'mother_name', m.mother_name,
    'membership_basis', m.membership_basis, 'relationship_type', m.relationship_type, 'version', m.version,
    'created_at', wire_instant(m.created_at), 'active_from', m.active_from, 'waiting_until', m.waiting_until,
    'inactive_from', m.inactive_from, 'inactive_reason_id', m.inactive_reason_id,
    'fees_billed', fees_billed(m.id, m.household_id), 'fees_locked', fees_locked(m.id, m.household_id),
    'phone_numbers', coalesce((
      select json_agg(json_build_object('id', p.id, 'phone_number', p.phone_number, 'phone_type', p.phone_type,
        'is_main_number', p.is_main_number) order by p.is_main_number desc, p.id)
      from phone_numbers p where p.member_id = m.id), '[]'),
    'documents', coalesce((
      select json_agg(json_build_object('id', d.id, 'name', d.name, 'type', d.type, 'content_type', d.content_type,
        'size_bytes', d.size_bytes, 'created_at', wire_instant(d.created_at),
        'verified_at', wire_instant(d.verified_at), 'refused_at', wire_instant(d.refused_at),
        'refused_reason', d.refused_reason,
        'valid_until', to_char(d.valid_until, 'DD.MM.YYYY')) order by d.created_at, d.id)
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
