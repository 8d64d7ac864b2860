import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

type Row = { owner: string; text: string };

/** The product's tables, without the queue's and without the lists of migrations. */
const ours = sql`c.relnamespace = 'public'::regnamespace and c.relname not in ('kysely_migration', 'database_definitions')`;

/** Every table with its columns, constraints, indexes and triggers, then the names of views and functions, as readable SQL. */
export async function readSchema(db: Database): Promise<string> {
  const [columns, constraints, indexes, triggers] = [
    await readColumns(db),
    await readConstraints(db),
    await readIndexes(db),
    await readTriggers(db),
  ];
  const tables = [...new Set(columns.map(({ owner }) => owner))].map((name) => {
    const inside = [...of(columns, name), ...of(constraints, name)].map((text) => `  ${text}`).join(',\n');
    const after = [...of(indexes, name), ...of(triggers, name)].map((text) => `${text};\n`).join('');
    return `create table ${name} (\n${inside}\n);\n${after}`;
  });
  return `${tables.join('\n')}\n${(await readDefinitionNames(db)).map((name) => `-- ${name}\n`).join('')}`;
}

function of(rows: readonly Row[], owner: string): string[] {
  return rows.filter((row) => row.owner === owner).map(({ text }) => text);
}

async function readColumns(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.relname as owner, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attidentity <> '' then 'generated always as identity' end,
      case when a.attnotnull then 'not null' end,
      case when a.attgenerated <> '' then 'generated always as ' || pg_get_expr(d.adbin, d.adrelid) || ' stored'
        when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ours} and c.relkind = 'r' order by c.relname, a.attnum`.execute(db);
  return rows;
}

async function readConstraints(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.relname as owner, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as text
    from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')
    where ${ours} order by c.relname, position(k.contype::text in 'pufcx'), k.conname`.execute(db);
  return rows;
}

async function readIndexes(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.relname as owner, lower(left(pg_get_indexdef(i.indexrelid), 6)) || substr(pg_get_indexdef(i.indexrelid), 7) as text
    from pg_class c join pg_index i on i.indrelid = c.oid
    where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname, i.indexrelid::regclass::text`.execute(db);
  return rows;
}

async function readTriggers(db: Database): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.relname as owner, pg_get_triggerdef(t.oid) as text from pg_class c join pg_trigger t on t.tgrelid = c.oid
    where ${ours} and not t.tgisinternal order by c.relname, t.tgname`.execute(db);
  return rows;
}

/** Each is defined in `server/database/<name>.sql`. */
async function readDefinitionNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select 'view ' || c.relname as text from pg_class c where ${ours} and c.relkind = 'v'
    union all
    select 'function ' || p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ text }) => text);
}
