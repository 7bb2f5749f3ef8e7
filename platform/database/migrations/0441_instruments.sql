-- What customers play, and when they changed its strings. `codigo` is domain/instruments/mine/my-instrument.ts's.
create table instrumentos_clientes (
  id integer generated always as identity primary key,
  id_cliente integer not null references clientes on delete cascade,
  nome text not null check (char_length(nome) <= 60),
  codigo text not null check (char_length(codigo) between 2 and 60),
  -- From which bought item it was taken over.
  id_pedido uuid references pedidos on delete set null,
  id_sku integer,
  horas_semana smallint check (horas_semana between 1 and 80),
  vida_horas smallint check (vida_horas between 10 and 2000),
  -- Since when the customer agrees to be reminded; the consent.
  lembrar_desde timestamptz,
  -- When the strings should be changed next, and when that was said.
  trocar_em date,
  lembrado_em timestamptz,
  -- Of the key in the last reminder, which ends reminders.
  chave_hash text,
  criado_em timestamptz not null
);
create index on instrumentos_clientes (id_cliente);
create index on instrumentos_clientes (id_pedido) where id_pedido is not null;
create index on instrumentos_clientes (trocar_em) where lembrar_desde is not null and lembrado_em is null;
create unique index on instrumentos_clientes (chave_hash) where chave_hash is not null;

create table trocas_de_cordas (
  id integer generated always as identity primary key,
  id_instrumento integer not null references instrumentos_clientes on delete cascade,
  em date not null,
  cordas text not null check (char_length(cordas) between 1 and 120),
  id_produto integer references produtos on delete set null
);
create index on trocas_de_cordas (id_instrumento, em desc);
create index on trocas_de_cordas (id_produto) where id_produto is not null;
