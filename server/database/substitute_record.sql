-- One representative as JSON.
create or replace function substitute_record(s substitutes) returns json language sql stable as $$
  select json_build_object('id', s.id, 'first_name', s.first_name, 'last_name', s.last_name, 'email', s.email,
    'phone_private_mobile', s.phone_private_mobile, 'phone_private_landline', s.phone_private_landline,
    'represent_me_as', s.represent_me_as, 'valid_until', s.valid_until, 'created_at', wire_instant(s.created_at),
    'ended_on', s.ended_on)
$$;
