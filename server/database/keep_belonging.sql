-- Trigger: how a person belongs to the household has changed, so the former values go into belonging_history.
create or replace function keep_belonging() returns trigger language plpgsql as $$
begin
  insert into belonging_history (member_id, is_main, membership_basis, relationship_type, held_until, written_at)
  -- people that are still new are not covered: only the last values matter
  values (old.id, old.is_main, old.membership_basis, old.relationship_type,
    case when old.status = 'new' then null else held_until() end, now());
  return null;
end $$;
create or replace trigger members_have_belonged
  after update of is_main, membership_basis, relationship_type on members
  for each row when ((old.is_main, old.membership_basis, old.relationship_type)
    is distinct from (new.is_main, new.membership_basis, new.relationship_type))
  execute function keep_belonging();
