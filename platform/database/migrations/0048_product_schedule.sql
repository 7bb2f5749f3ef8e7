-- What happens to products at a set moment. A row goes when its moment has been.

-- When a product comes into the shop, as what, and when it leaves.
create table agenda_publicacao (
  id_produto integer primary key references produtos on delete cascade,
  publicar_em timestamptz,
  situacao text check (situacao in ('disponivel', 'sobConsulta')),
  retirar_em timestamptz,
  check (publicar_em is not null or retirar_em is not null),
  check ((publicar_em is null) = (situacao is null)),
  check (retirar_em > publicar_em)
);
create index on agenda_publicacao (publicar_em) where publicar_em is not null;
create index on agenda_publicacao (retirar_em) where retirar_em is not null;

-- The price of a SKU between two moments. While it runs, the row holds the prices that come back when it ends.
create table precos_agendados (
  id_sku integer primary key,
  id_produto integer not null,
  preco_promocional integer not null check (preco_promocional between 1 and 1000000000),
  comeca_em timestamptz not null,
  termina_em timestamptz not null,
  preco_de_normal integer,
  preco_por_normal integer,
  check (termina_em > comeca_em),
  check (preco_por_normal > preco_promocional),
  check (preco_de_normal > preco_por_normal),
  foreign key (id_sku, id_produto) references skus (id, id_produto) on delete cascade
);
create index on precos_agendados (id_produto);
create index on precos_agendados (comeca_em) where preco_por_normal is null;
create index on precos_agendados (termina_em);
