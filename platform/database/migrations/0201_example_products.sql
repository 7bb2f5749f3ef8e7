-- Example products, with which the owner of an empty store looks around. At most one load at a time; no row, no examples.
create table exemplos (
  unico boolean primary key default true check (unico),
  situacao text not null check (situacao in ('carregando', 'carregado', 'removendo')),
  feitos integer not null default 0 check (feitos >= 0),
  total integer not null default 0 check (total >= 0),
  -- Paths of categories and slugs of brands that came with them, to remove those that are empty again.
  criados jsonb not null default '{"categorias": [], "marcas": []}'
);

create table produtos_exemplo (
  id_produto integer primary key references produtos on delete cascade
);
