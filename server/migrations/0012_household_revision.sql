-- Counts the changes of a household and of all that hangs on it, so that an answer made before can be given again.
-- Whoever changes something locks the household first, and locking counts.
alter table households add column revision bigint not null default 0;

drop function if exists session_view(bytea);
