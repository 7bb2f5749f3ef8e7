-- Columns became lines of the public specification without anybody choosing so; now that is said anew.
delete from importacoes_colunas where campo = '*';

alter table importacoes
  -- Publish products of which only some pictures could be had.
  add column sem_fotos boolean not null default false;

alter table importacoes_itens
  -- What is no fault but should be looked at before it is imported.
  add column avisos jsonb not null default '[]',
  -- Paths of categories and slugs of brands that were put in with it.
  add column criados jsonb;

-- Pictures of imported products that could not be had yet.
create table fotos_pendentes (
  id integer generated always as identity primary key,
  id_produto integer not null references produtos on delete cascade,
  -- The import's item, where it came from the panel.
  id_importacao uuid references importacoes on delete set null,
  item integer,
  fonte text not null,
  alt text not null,
  -- Its place among the pictures that the file names.
  posicao smallint not null check (posicao >= 0),
  -- SKUs that are chosen by it.
  skus text[] not null default '{}',
  motivo text not null,
  tentativas smallint not null default 1,
  -- Null where the shop tries no more until somebody asks.
  proxima_em timestamptz,
  criada_em timestamptz not null,
  -- The product's version when it was left in this state by us; null where it is not to be published.
  publicar_na_versao integer,
  unique (id_produto, fonte)
);
create index on fotos_pendentes (proxima_em) where proxima_em is not null;
create index on fotos_pendentes (id_importacao, item);
