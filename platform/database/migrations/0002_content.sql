-- What the merchant writes: configuration, menus, banners, institutional pages, popups.

-- One row, or none before the store has been set up. The contract's schema checks it on the way in and out.
create table configuracao (
  id smallint primary key default 1 check (id = 1),
  valor jsonb not null check (jsonb_typeof(valor) = 'object'),
  atualizado_em timestamptz not null default now()
);

create table menus (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[a-z0-9-]{1,80}$'),
  nome text not null check (nome <> '')
);

-- A tree of at most three levels: an item's parent stands in the same menu, one level above.
create table menu_itens (
  id integer generated always as identity primary key,
  id_menu integer not null references menus on delete cascade,
  id_pai integer,
  nivel smallint not null check (nivel between 1 and 3),
  nivel_pai smallint generated always as (nivel - 1) stored,
  posicao integer not null check (posicao >= 0),
  label text not null check (label <> ''),
  link text not null,
  target text not null check (target in ('_self', '_blank')),
  tipo text not null check (tipo in ('categoria', 'pagina', 'personalizado')),
  id_tipo integer,
  destaque boolean not null,
  rota jsonb not null,
  icone text,
  svg text,
  check ((id_pai is null) = (nivel = 1)),
  unique (id, id_menu, nivel),
  unique nulls not distinct (id_menu, id_pai, posicao),
  foreign key (id_pai, id_menu, nivel_pai) references menu_itens (id, id_menu, nivel) on delete cascade
);
create index on menu_itens (id_pai, id_menu, nivel_pai);

create table grupos_banners (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[a-z0-9-]{1,80}$'),
  nome text not null check (nome <> ''),
  nivel text not null,
  titulo text not null,
  descricao text not null,
  link text
);

create table banners (
  id integer generated always as identity primary key,
  id_grupo integer not null references grupos_banners on delete cascade,
  posicao integer not null check (posicao >= 0),
  nome text not null check (nome <> ''),
  alt text not null,
  id_nivel integer,
  data_inicial timestamptz,
  data_final timestamptz,
  dimensoes jsonb not null check (jsonb_typeof(dimensoes -> 'desktop') = 'object'),
  check (data_inicial < data_final),
  unique (id_grupo, nome)
);
-- The next moment at which a banner comes or goes: read by a timer.
create index on banners (data_inicial) where data_inicial is not null;
create index on banners (data_final) where data_final is not null;

-- Pages stand in two levels: a page with a parent can't be a parent itself, so circles can't exist.
create table paginas (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  mae text,
  nivel smallint generated always as (case when mae is null then 1 else 2 end) stored,
  nivel_mae smallint generated always as (case when mae is null then null else 1 end) stored,
  posicao integer not null check (posicao >= 0),
  titulo text not null check (titulo <> ''),
  resumo text not null,
  html text not null,
  seo jsonb,
  indexar boolean not null,
  atualizado_em timestamptz not null default now(),
  unique (slug, nivel),
  foreign key (mae, nivel_mae) references paginas (slug, nivel)
);
create index on paginas (mae, posicao);

create table popups (
  id integer generated always as identity primary key,
  nivel text not null unique check (nivel in ('home', 'detail', 'page')),
  tempo integer not null check (tempo between 0 and 600),
  titulo text not null check (titulo <> ''),
  html text not null,
  ativo boolean not null
);
