-- Trigger: a person's waiting period has changed, so the one before goes into waiting_history.
create or replace function keep_waiting() returns trigger language plpgsql as $$
declare
  -- a period that begins in the past, by a payment's value date, counts from that day
  began_before constant boolean := new.joined_later = old.joined_later and new.waiting_from < business_day();
begin
  insert into waiting_history (member_id, waiting_from, waiting_until, joined_later, held_until, written_at)
  values (old.id, old.waiting_from, old.waiting_until, old.joined_later,
    case when old.waiting_from is null or began_before then null else held_until() end, now());
  return null;
end $$;
create or replace trigger members_have_waited
  after update of waiting_from, waiting_until, joined_later on members
  for each row when ((old.waiting_from, old.waiting_until, old.joined_later)
    is distinct from (new.waiting_from, new.waiting_until, new.joined_later))
  execute function keep_waiting();
