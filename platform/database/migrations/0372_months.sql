-- Divides three tables by month (UTC). Nothing is copied or read: the table of today is renamed to `…_antes` and becomes
-- the first partition, and its indexes and keys are taken over. `…_outros` takes rows of a month that has no partition,
-- so that no purchase ever fails for lack of one. Numbers are unique within a partition, and come from one sequence.

-- The partition key, and the partitions that are no months.
create function month_key(parent text) returns text language sql stable as $$
  select a.attname from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
  where p.partrelid = to_regclass(parent)
$$;

-- Where each partition ends; null for `…_outros`.
create function month_ends(parent text) returns table (name text, ends timestamptz) language sql stable as $$
  select c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass(parent)
$$;

-- Adds the partition of a month, if nothing covers it yet. Rows of the month that came before it are moved into it. A
-- reader that takes long, such as a backup, makes it fail after two seconds rather than stop everybody else.
create function add_month(parent text, month date) returns boolean language plpgsql set lock_timeout = '2s' as $$
declare
  name text := parent || to_char(month, '_YYYY_MM');
  rest text := parent || '_outros';
  key text := month_key(parent);
  begins timestamptz := month::timestamp at time zone 'UTC';
  ends timestamptz := (month + interval '1 month') at time zone 'UTC';
  has_rows boolean;
begin
  if to_regclass(name) is not null
    or exists (select from month_ends(parent) p where p.name = parent || '_antes' and p.ends > begins) then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including constraints, primary key (id))', name, parent);
  execute format('select exists (select from %I where %I >= %L and %2$I < %4$L)', rest, key, begins, ends) into has_rows;
  if has_rows then
    execute format('alter table %I disable trigger user', rest);
    execute format(
      'with moved as (delete from %I where %I >= %L and %2$I < %4$L returning *) insert into %5$I select * from moved',
      rest, key, begins, ends, name
    );
    execute format('alter table %I enable trigger user', rest);
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, begins, ends);
  if parent = 'auditoria' then
    execute format(
      'create trigger audit_is_not_truncated before truncate on %I for each statement execute function refuse_audit_changes()',
      name
    );
  end if;
  return true;
end $$;

-- Drops the months that ended before a time. Of the partitions that are no months it deletes such rows, as many at a time
-- as do not take long; the first one is dropped like a month once it is old enough. Returns what it dropped.
create function purge_months(parent text, before timestamptz) returns text[] language plpgsql set lock_timeout = '2s' as $$
declare
  partition record;
  key text := month_key(parent);
  dropped text[] := '{}';
begin
  for partition in select * from month_ends(parent) p order by p.ends
  loop
    if partition.ends <= before then
      execute format('drop table %I', partition.name);
      dropped := dropped || partition.name;
    elsif partition.name in (parent || '_antes', parent || '_outros') then
      execute format(
        'delete from %I where ctid = any (array(select ctid from %1$I where %2$I < %3$L order by %2$I limit 200000))',
        partition.name, key, before
      );
    end if;
  end loop;
  return dropped;
end $$;

-- Waits for the tables in turns of two seconds: others go on between them.
do $$
begin
  for turn in 1..300 loop
    begin
      set local lock_timeout = '2s';
      lock table eventos, auditoria, movimentos_estoque in access exclusive mode;
      exit;
    exception when lock_not_available then
      if turn = 300 then raise; end if;
      perform pg_sleep(1);
    end;
  end loop;
  set local lock_timeout = 0;
end $$;

do $$
declare
  big record;
  old text;
  found record;
  until timestamptz;
  next bigint;
begin
  for big in select * from (values ('eventos', 'data'), ('auditoria', 'em'), ('movimentos_estoque', 'em')) as known (name, key)
  loop
    old := big.name || '_antes';
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz into until
    from pg_constraint where conrelid = big.name::regclass and conname = 'one_period';

    execute format('alter table %I rename to %I', big.name, old);
    for found in select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = old::regclass
    loop
      execute format('alter index %I rename to %I', found.name, replace(found.name, big.name, old));
    end loop;

    -- The numbers go on. Identity columns of partitions are not the same in all versions of PostgreSQL.
    execute format(
      'select greatest((select max(id) from %I), (select last_value from pg_sequences where schemaname = ''public'' and sequencename = %L), 0) + 1',
      old, big.name || '_id_seq'
    ) into next;
    execute format('alter table %I alter column id drop identity', old);
    execute format('create sequence %I as bigint start with %s', big.name || '_id_seq', next);

    execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', big.name, old, big.key);
    execute format('alter table %I drop constraint one_period', big.name);
    execute format('alter table %I alter column id set default nextval(%L)', big.name, big.name || '_id_seq');
    execute format('alter sequence %I owned by %I.id', big.name || '_id_seq', big.name);
  end loop;
end $$;

-- As on the tables of before, whose indexes and keys are found equal and taken over.
create index on eventos (data);
create index on auditoria (em desc, id desc);
create index on auditoria (id_funcionario, id desc);
create index on auditoria (alvo_tipo, alvo_id, id desc);
create index on auditoria using gin (texto gin_trgm_ops);
alter table auditoria add foreign key (id_funcionario) references funcionarios;
create index on movimentos_estoque (id_sku, id desc);
create index on movimentos_estoque (tipo, id desc);
create index on movimentos_estoque (em);
create index on movimentos_estoque (id_inventario) where id_inventario is not null;
create index on movimentos_estoque (id_funcionario) where id_funcionario is not null;
alter table movimentos_estoque add foreign key (id_inventario) references inventarios;
alter table movimentos_estoque add foreign key (id_funcionario) references funcionarios;

drop trigger audit_is_append_only on auditoria_antes;
create trigger audit_is_append_only before update or delete on auditoria
  for each row execute function refuse_audit_changes();
create trigger audit_is_not_truncated before truncate on auditoria
  for each statement execute function refuse_audit_changes();

do $$
declare
  big record;
  until timestamptz;
begin
  for big in select * from (values ('eventos'), ('auditoria'), ('movimentos_estoque')) as known (name)
  loop
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz into until
    from pg_constraint where conrelid = (big.name || '_antes')::regclass and conname = 'one_period';
    execute format(
      'alter table %I attach partition %I for values from (minvalue) to (%L)', big.name, big.name || '_antes', until
    );
    execute format('alter table %I drop constraint one_period', big.name || '_antes');
    execute format('create table %I partition of %I (primary key (id)) default', big.name || '_outros', big.name);
    perform add_month(big.name, (until at time zone 'UTC')::date);
  end loop;
end $$;

create trigger audit_is_not_truncated before truncate on auditoria_outros
  for each statement execute function refuse_audit_changes();
