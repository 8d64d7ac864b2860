-- Until when a household gets no reminder, and why (decision 92).
create table reminder_holds (
  household_id integer primary key references households,
  -- the last day without reminders
  held_until date not null,
  reason text not null,
  held_by integer references accounts on delete set null,
  held_at timestamptz not null
);
create index reminder_holds_by_end on reminder_holds (held_until);
create index reminder_holds_by_holder on reminder_holds (held_by) where held_by is not null;
