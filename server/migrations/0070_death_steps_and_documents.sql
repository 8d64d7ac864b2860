-- A step of the board's own keeps the words that it had when it came into the case.
alter table death_case_steps add column template_words jsonb;

-- Files that are not documents of a member, but kept as those are: swept, checked, sealed anew and backed up.
create table kept_files (
  storage_key text primary key,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  content_digest bytea not null,
  picture_key text unique,
  kept_at timestamptz not null
);

-- What a file is, its row among the kept files says.
alter table death_case_documents drop column content_type;
alter table death_case_documents drop column size_bytes;
alter table death_case_documents drop column content_digest;
alter table death_case_documents add foreign key (storage_key) references kept_files;
