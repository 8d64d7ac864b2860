-- A number is told to whoever has confirmed their address, and never given twice. Those of registrations that nobody
-- confirmed were told to nobody and are given again: a flood of registrations would otherwise use up all six digits.
create table free_membership_numbers (
  sequence integer primary key
);
comment on table free_membership_numbers is 'places in the sequence of membership numbers that were given and never told to anybody';
