-- Files that were sent in the panel. Their bytes lie in the storage under `arquivos/` and this name, which ends in their hash.
create table arquivos_guardados (
  arquivo text primary key check (arquivo ~ '^([a-z0-9]+-)*[0-9a-f]{24}\.pdf$'),
  bytes integer not null check (bytes > 0),
  -- Since when nothing in the shop names it, as far as the nightly look knows; null while something does, or may soon.
  sem_uso_desde timestamptz
);
create index on arquivos_guardados (sem_uso_desde) where sem_uso_desde is not null;

-- The same of pictures.
alter table originais add column sem_uso_desde timestamptz;
create index on originais (sem_uso_desde) where sem_uso_desde is not null;

-- A product's file is one that was sent in the panel, which then can't go away, or an address.
alter table arquivos
  add column guardado text
    generated always as (case when arquivo ~ '^([a-z0-9]+-)*[0-9a-f]{24}\.pdf$' then arquivo end) stored
    references arquivos_guardados,
  add unique (id_produto, arquivo);
create index on arquivos (guardado);
