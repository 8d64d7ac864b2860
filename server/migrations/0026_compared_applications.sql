-- An application of somebody who registered by themselves is compared with the former list before anything of it goes on (decision 107).
-- When it came to that; read together with is_held, because nothing may be left to compare.
alter table households add column comparison_asked_at timestamptz;
-- A digest of the people for whom the office decided that it may go on, as people_to_compare makes it.
alter table households add column compared_people bytea;
create index households_taken_over on households (id) where taken_over_on is not null and erased_on is null;
create index households_to_compare on households (comparison_asked_at, id) where comparison_asked_at is not null;
