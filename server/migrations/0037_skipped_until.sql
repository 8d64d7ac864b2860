-- The last day on which a household that the office skipped stands at the end of its lists (decision 114).
alter table households add column skipped_until date;
alter table households add constraint households_skipped_until_check check (skipped_until is null or skipped_at is not null);

-- it takes the day by now
drop function if exists skip_of(households);
