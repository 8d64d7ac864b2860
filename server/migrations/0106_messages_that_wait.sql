-- A mail or news that a booking of the office caused waits: until when, and for which booking. It is deleted if that is undone before.
alter table mails add column held_cause text, add column leaves_at timestamptz;
alter table notifications add column held_cause text, add column leaves_at timestamptz;
-- how the messages of an event's listeners leave
alter table announcements add column messages jsonb;
create index mails_held on mails (held_cause) where held_cause is not null;
create index notifications_held on notifications (held_cause) where held_cause is not null;
