-- The lines that a category asks of its products' specification tables. Categories below have those of the next above.
create table modelos_ficha (
  id_categoria integer primary key references categorias on delete cascade,
  versao integer not null default 1 check (versao > 0)
);

create table campos_ficha (
  id_categoria integer not null references modelos_ficha on delete cascade,
  posicao smallint not null check (posicao >= 0),
  label text not null check (label <> ''),
  -- Whether the line filters listings.
  filtro boolean not null,
  -- Values to choose from; others can be typed.
  opcoes text[] not null,
  primary key (id_categoria, posicao),
  unique (id_categoria, label)
);

-- Where a product is seen before it is in the shop.
insert into enderecos (slug, tipo) values ('previa', 'reservado') on conflict do nothing;
