-- Trigger: a mail was refused because its recipient does not exist, or was taken: the log-in with that address says so.
create or replace function note_refused_address() returns trigger language plpgsql as $$
begin
  if new.sent_at is not null then
    update accounts set email_refused_on = null where email_key = new.recipient and email_refused_on is not null;
  else
    update accounts set email_refused_on = (new.abandoned_at at time zone 'Europe/Vienna')::date
      where email_key = new.recipient and email_refused_on is null;
  end if;
  return null;
end $$;
create or replace trigger mails_refused_are_noted after update of sent_at, abandoned_because on mails
  for each row when (new.recipient is not null and (new.sent_at is not null and old.sent_at is null
    or new.abandoned_because = 'refused' and old.abandoned_because is null))
  execute function note_refused_address();
