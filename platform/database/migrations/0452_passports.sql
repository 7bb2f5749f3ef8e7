-- The passports of sold instruments. A passport has copies of all it shows, as products are deleted and orders erased.
insert into enderecos (slug, tipo) values ('passaporte', 'reservado') on conflict do nothing;

create table passaportes (
  id integer generated always as identity primary key,
  -- The random part of its address.
  codigo text not null unique check (codigo ~ '^[A-Za-z0-9_-]{22}$'),
  -- The unit of an order's line that it is for.
  id_pedido uuid references pedidos on delete set null,
  posicao smallint not null,
  unidade smallint not null check (unidade > 0),
  numero_pedido integer not null,
  id_produto integer references produtos on delete set null,
  id_sku integer,
  -- Its owner, while that is a customer of the shop, and since when.
  id_cliente integer references clientes on delete set null,
  dono_desde timestamptz,
  -- `domain/instruments/mine/my-instrument.ts`.
  instrumento text,
  produto text not null,
  marca text not null,
  url text not null,
  imagem jsonb,
  ficha jsonb not null,
  numero_serie text not null check (numero_serie <> ''),
  -- As it is compared: `domain/instruments/passport/serial-number.ts`.
  serie_chave text not null,
  condicao text not null check (condicao in ('novo', 'vitrine', 'usadoA', 'usadoB', 'usadoC', 'usadoD')),
  marcas text not null,
  madeira text,
  peso integer check (peso > 0),
  garantia text not null,
  garantia_ate date,
  preco integer,
  comprado_em timestamptz not null,
  alerta text check (alerta in ('roubado', 'perdido')),
  alerta_em timestamptz,
  emitido_em timestamptz not null,
  anulado_em timestamptz,
  unique (id_pedido, posicao, unidade)
);
create index passaportes_serie on passaportes (serie_chave text_pattern_ops);
create index passaportes_cliente on passaportes (id_cliente) where id_cliente is not null;
create index passaportes_produto on passaportes (id_produto) where id_produto is not null;
create index passaportes_emitidos on passaportes (emitido_em desc, id desc);
create index passaportes_alertas on passaportes (emitido_em desc, id desc) where alerta is not null;
create index passaportes_palavras on passaportes using gin (without_accents(produto || ' ' || marca) gin_trgm_ops);

-- What happened to an instrument. Rows are added, never changed.
create table passaportes_registros (
  id integer generated always as identity primary key,
  id_passaporte integer not null references passaportes,
  tipo text not null
    check (tipo in ('regulagem', 'cordas', 'servico', 'observacao', 'emissao', 'correcao', 'dono')),
  em date not null,
  texto text not null check (char_length(texto) <= 500),
  medidas jsonb not null default '{}',
  por text not null default '' check (char_length(por) <= 80),
  autor text not null default '',
  corrige integer references passaportes_registros,
  escrito_em timestamptz not null
);
create index on passaportes_registros (id_passaporte, id);
create unique index on passaportes_registros (corrige) where corrige is not null;

create function refuse_record_changes() returns trigger language plpgsql as $$
begin
  raise exception 'Records of passports are never changed.';
end
$$;
create trigger passport_records_are_append_only before update or delete on passaportes_registros
for each row execute function refuse_record_changes();

-- The open link by which the owner hands an instrument over.
create table passaportes_passagens (
  id_passaporte integer primary key references passaportes,
  chave_hash text not null unique,
  criada_em timestamptz not null,
  expira_em timestamptz not null
);
