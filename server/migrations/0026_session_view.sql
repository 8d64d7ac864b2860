-- `session_record` (0017) has taken its place; no process of the version before it runs any more.
drop function if exists session_view(bytea);
