-- Sales quotes ("propostas"): goods at agreed prices until a day, which become an order. Money in centavos.
insert into enderecos (slug, tipo) values ('proposta', 'reservado') on conflict do nothing;

create sequence propostas_numeros as integer start with 1001;

create table propostas (
  id uuid primary key default gen_random_uuid(),
  numero integer not null unique default nextval('propostas_numeros'),
  -- Makes the key of its link unique.
  semente text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  -- `equipe`: made in the panel. `site`: made by a shopper of their cart.
  origem text not null check (origem in ('equipe', 'site')),
  -- Who made it in the panel.
  vendedor text check (char_length(vendedor) <= 120),
  id_cliente integer references clientes on delete set null,
  -- As of an order, but document and phone may be empty until it is accepted.
  comprador jsonb not null,
  email text not null check (char_length(email) <= 254),
  endereco jsonb,
  versao smallint not null default 1 check (versao > 0),
  -- The last order that it became, and how many there were: one that was not paid in time leaves it open again.
  id_pedido uuid references pedidos on delete set null,
  tentativas smallint not null default 0 check (tentativas >= 0),
  aceita_em timestamptz,
  cancelada_em timestamptz,
  -- When the buyer was reminded of the current version.
  lembrada_em timestamptz,
  criada_em timestamptz not null,
  alterada_em timestamptz not null
);
create index propostas_recentes on propostas (criada_em desc, id);
create index on propostas (id_cliente) where id_cliente is not null;
create index on propostas (email);
create index on propostas (id_pedido) where id_pedido is not null;

-- A revision adds a version; the buyer accepts the newest only, and earlier ones stay as they were sent.
create table propostas_versoes (
  id_proposta uuid not null references propostas on delete cascade,
  versao smallint not null check (versao > 0),
  -- `domain/order/sales-quote/sales-quote.ts`
  linhas jsonb not null check (jsonb_array_length(linhas) between 1 and 100),
  -- As of an order; `cep` is where it was quoted for, empty for anywhere.
  frete jsonb not null,
  cep text not null default '' check (cep ~ '^([0-9]{8})?$'),
  id_cotacao text not null,
  -- Percent that Pix takes off the goods.
  desconto_vista smallint not null check (desconto_vista between 0 and 99),
  total integer not null check (total > 0),
  -- Ids of the promotions and the coupon in its prices.
  aplicadas integer[] not null default '{}',
  cupom text,
  observacoes text not null default '' check (char_length(observacoes) <= 2000),
  condicoes text not null default '' check (char_length(condicoes) <= 1000),
  valida_ate date not null,
  criada_em timestamptz not null,
  criada_por text,
  primary key (id_proposta, versao)
);
