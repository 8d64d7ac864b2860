-- A mail that was given up can be sent again once the address is put right, or be taken off the office's list (decision 38).
-- Whose household's it is says to which address it goes then; what is about an account alone, a link or a notice, is nobody's here.
alter table mails
  add column household_id integer references households on delete set null,
  add column sent_again_at timestamptz,
  add column closed_at timestamptz,
  add constraint mails_cleared_of_household check (content is not null or household_id is null);
comment on column mails.sent_again_at is 'when the office last put it into the post again; its tries are counted from then';
comment on column mails.closed_at is 'when the office decided that it is not sent any more';
create index mails_by_household on mails (household_id) where household_id is not null;

-- What a household was told by mail it was told as news as well, under the same key.
update mails m set household_id = n.household_id
  from (select effect_key, min(household_id) as household_id from notifications group by effect_key having count(*) = 1) n
  where n.effect_key = m.effect_key and m.content is not null;
