-- Trigger: a phone number was changed or deleted, so the consent to reminders by text message to it ends, whichever way it was done.
create or replace function end_text_consent() returns trigger language plpgsql as $$
begin
  delete from text_consents where phone_number_id = old.id and agreed_at is null;
  update text_consents set ended_at = now(), ended_because = 'number', number = null
    where phone_number_id = old.id and ended_at is null;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create or replace trigger phone_numbers_removed_end_consent before delete on phone_numbers
  for each row execute function end_text_consent();
create or replace trigger phone_numbers_changed_end_consent after update of phone_number, member_id on phone_numbers
  for each row when ((old.phone_number, old.member_id) is distinct from (new.phone_number, new.member_id))
  execute function end_text_consent();
