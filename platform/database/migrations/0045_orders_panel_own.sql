-- What the store's people keep beside an order: what they wrote down, and the lists that they look at every day.

create table pedidos_anotacoes (
  id integer generated always as identity primary key,
  id_pedido uuid not null references pedidos on delete cascade,
  nome text not null check (nome <> ''),
  texto text not null check (texto <> ''),
  em timestamptz not null
);
create index on pedidos_anotacoes (id_pedido, id);

create table pedidos_visoes (
  id integer generated always as identity primary key,
  id_funcionario integer not null references funcionarios on delete cascade,
  nome text not null check (nome <> ''),
  -- The query of the list's address.
  consulta text not null check (length(consulta) <= 500),
  unique (id_funcionario, nome)
);

-- Few of many: whose money went back or is claimed back.
create index on pagamentos (referencia) where estornado > 0;
create index on pagamentos (referencia) where situacao = 'contestado';
