-- The document or field that the office's reason for a returned application is about; null: nothing in particular. The
-- person is no reference: members refer to their household, and a backup copies tables in the order of references.
alter table households
  add column sent_back_place text,
  add column sent_back_member_id integer,
  add constraint households_sent_back_place_check check (sent_back_member_id is null or sent_back_place is not null);
