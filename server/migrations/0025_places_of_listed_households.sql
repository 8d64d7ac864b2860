-- Where the people of a listed household stand, so that its lines can be written out although its data are gone (decision 102).
alter table take_over_rows
  -- pairs of sheet and row
  add column places jsonb not null default '[]';
