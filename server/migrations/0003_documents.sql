create table documents (
  id integer generated always as identity primary key,
  member_id integer not null references members on delete cascade,
  type text not null check (type in ('passport', 'residence_permit', 'other', 'registration_form', 'birth_certificate',
    'proof_of_citizenship', 'international_marriage_certificate', 'final_divorce_decree', 'deceased_spouse_certificate', 'death_other')),
  name text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  content_digest bytea not null,
  storage_key text not null unique,
  created_at timestamptz not null,
  verified_at timestamptz,
  verified_by integer references accounts on delete set null,
  refused_at timestamptz,
  refused_reason text,
  check (verified_at is null or refused_at is null)
);
comment on column documents.content_digest is 'keyed digest: tells the same content again without telling what it is';
create unique index documents_once_per_content on documents (member_id, type, content_digest);

-- Files whose row is gone wait here until the file itself is gone as well.
create table discarded_files (
  storage_key text primary key,
  discarded_at timestamptz not null
);
