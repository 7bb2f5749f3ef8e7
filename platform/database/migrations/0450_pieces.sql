-- Pieces: single instruments with a serial number, a condition and a price of their own, beside the counted stock of
-- their variant. A piece is a SKU, so that carts, reservations, orders and movements treat it as any other, and its stock
-- of one lets only one buyer have it.
alter table skus
  add column exemplar boolean not null default false,
  add constraint skus_exemplar_estoque check (not exemplar or estoque <= 1);

create table exemplares (
  id_sku integer primary key,
  id_produto integer not null,
  -- The counted SKU that it is a piece of; null after that one is gone.
  id_variante integer references skus on delete set null,
  numero_serie text not null check (numero_serie <> ''),
  condicao text not null check (condicao in ('novo', 'vitrine', 'usadoA', 'usadoB', 'usadoC', 'usadoD')),
  descricao text not null default '',
  madeira text,
  -- The instrument without its package, in grams.
  peso integer check (peso > 0),
  -- The cart that it is in, and until when nobody else can have it.
  retido_por integer references carrinhos on delete set null,
  retido_ate timestamptz,
  versao integer not null default 1,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  foreign key (id_sku, id_produto) references skus (id, id_produto) on delete cascade
);
create unique index exemplares_numero on exemplares (id_produto, lower(numero_serie));
create index exemplares_serie on exemplares (lower(numero_serie));
create index exemplares_variante on exemplares (id_variante);
create index exemplares_carrinho on exemplares (retido_por) where retido_por is not null;
create index exemplares_alterados on exemplares (alterado_em desc, id_sku desc);

create table exemplares_fotos (
  id_sku integer not null references exemplares on delete cascade,
  posicao smallint not null check (posicao >= 0),
  hash text not null references originais (hash),
  alt text not null,
  primary key (id_sku, posicao)
);
create index exemplares_fotos_hash on exemplares_fotos (hash);

-- What a product offers to choose from: its SKUs without pieces.
create view variantes as select * from skus where not exemplar;

alter table pedidos_itens add column exemplar jsonb;

-- Pieces come after the variants in stock, and before those that are sold out.
create or replace function default_sku(produto integer) returns integer stable parallel safe language sql
return (
  select s.id from skus s where s.id_produto = produto
  order by shared_value_uses(s.id, produto) desc, (s.estoque > 0) desc, s.exemplar, s.posicao limit 1
);
