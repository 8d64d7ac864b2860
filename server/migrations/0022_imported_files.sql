-- Files of the association's former list, until its members are taken over (decision 101).
alter table kept_files
  drop constraint kept_files_content_type_check,
  add constraint kept_files_content_type_check check (content_type in ('image/jpeg', 'image/png', 'application/pdf', 'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'));

create table imported_files (
  id integer generated always as identity primary key,
  name text not null,
  storage_key text not null unique references kept_files,
  -- heads of the columns with examples from the rows
  outline bytea not null,
  -- what each column of each sheet holds
  columns jsonb not null,
  rows integer not null check (rows >= 0),
  households integer not null check (households >= 0),
  people integer not null check (people >= 0),
  problem_count integer not null check (problem_count >= 0),
  uploaded_by integer references accounts on delete set null,
  uploaded_at timestamptz not null
);
comment on column imported_files.outline is 'sealed';
create index imported_files_by_uploader on imported_files (uploaded_by) where uploaded_by is not null;
create index imported_files_by_time on imported_files (uploaded_at);

-- What could not be read, by place; without the words of the cell. At most ten thousand of a file.
create table imported_file_problems (
  imported_file_id integer not null references imported_files on delete cascade,
  no integer not null,
  sheet integer not null,
  row integer not null,
  -- null: it is about the whole row
  "column" integer,
  why text not null,
  other_row integer,
  primary key (imported_file_id, no)
);

-- What somebody said that the columns under these heads hold, for the next file with the same heads.
create table import_columns (
  heads_digest text primary key,
  columns jsonb not null,
  told_at timestamptz not null
);
