-- The favourites of customers: a product once each, the latest first.

create table favoritos (
  id_cliente integer not null references clientes on delete cascade,
  id_produto integer not null references produtos on delete cascade,
  criado_em timestamptz not null,
  primary key (id_cliente, id_produto)
);
create index on favoritos (id_cliente, criado_em desc, id_produto desc);
create index on favoritos (id_produto);
