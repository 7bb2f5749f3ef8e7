-- Customers who buy to sell again: groups of them, what each group pays, and who asked to be one.

create table grupos_clientes (
  id integer generated always as identity primary key,
  nome text not null unique check (nome <> '')
);

alter table clientes
  add column id_grupo integer references grupos_clientes,
  -- Nobody pays a group's prices before the merchant has approved them.
  add check (id_grupo is null or revendedor);
create index on clientes (id_grupo) where id_grupo is not null;

create table revendas_pedidas (
  id_cliente integer primary key references clientes on delete cascade,
  mensagem text not null check (length(mensagem) <= 2000),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'aprovada', 'recusada')),
  pedida_em timestamptz not null,
  respondida_em timestamptz,
  check ((situacao = 'pendente') = (respondida_em is null))
);
create index on revendas_pedidas (pedida_em) where situacao = 'pendente';

create table precos_grupo (
  id_grupo integer not null references grupos_clientes on delete cascade,
  id_sku integer not null references skus on delete cascade,
  preco_por integer not null check (preco_por between 0 and 1000000000),
  primary key (id_grupo, id_sku)
);
create index on precos_grupo (id_sku);
