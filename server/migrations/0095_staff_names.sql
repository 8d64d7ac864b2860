-- Staff have a name, which colleagues read instead of the address. Members' names are in `members`.
alter table accounts add column staff_name text;
