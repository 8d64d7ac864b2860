-- Since when nothing about money is written to a household: from the day on which a death was identified until the case is closed.
alter table households add column money_rests_since date;

-- The e-mail address that a new main member had of their own, so that it can be put back.
alter table death_case_effects add column own_email bytea;
comment on column death_case_effects.own_email is 'sealed';
