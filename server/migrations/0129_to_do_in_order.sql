-- Households that may be erased are judged one after the other in this order, until enough are found.
drop index households_ended;
create index households_ended on households (inactive_from, id) where status = 'inactive' and erased_on is null;
drop index households_warned;
create index households_warned on households (erasure_warned_on, id) where status = 'new' and erasure_warned_on is not null and erased_on is null;
-- For documents that wait: whose they are, and whether the household is a member's, without reading the rows.
create index members_household_of on members (id) include (household_id);
create index households_status_of on households (id) include (status);
