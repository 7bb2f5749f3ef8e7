-- What the store gives for outgrown instruments: `domain/order/trade-in/trade-in-rules.ts`. No row: as a new store.
create table regras_troca (
  id smallint primary key default 1 check (id = 1),
  regras jsonb not null,
  versao integer not null default 1,
  alterado_em timestamptz not null
);

-- Instruments that customers give in exchange for larger ones. `situacao` and `resultado` are
-- domain/order/trade-in/trade-in-situation.ts's.
create table trocas_instrumentos (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is erased.
  id_cliente integer references clientes on delete set null,
  -- The unit of an order's item, counted from 1.
  id_pedido uuid not null references pedidos on delete cascade,
  posicao smallint not null,
  unidade smallint not null check (unidade > 0),
  nome text not null,
  familia text not null,
  tamanho text not null,
  meses integer not null check (meses >= 0),
  -- What was paid for it, and what it is worth by condition; `valor` is that of `condicao`. In centavos.
  pago integer not null check (pago >= 0),
  valores jsonb not null,
  condicao text not null check (condicao in ('otimo', 'bom', 'gasto')),
  valor integer not null check (valor > 0),
  situacao text not null default 'aceita'
    check (situacao in ('aceita', 'usada', 'aCaminho', 'recebida', 'conferida', 'desistida')),
  valida_ate timestamptz not null,
  envio_dias smallint not null,
  -- The order that the credit pays for, and what it took off; null while it is free.
  id_pedido_novo uuid references pedidos on delete cascade,
  usado integer check (usado > 0),
  codigo_postagem text not null default '' check (char_length(codigo_postagem) <= 60),
  rastreio text not null default '' check (char_length(rastreio) <= 60),
  aceita_em timestamptz not null,
  usada_em timestamptz,
  enviada_em timestamptz,
  recebida_em timestamptz,
  resultado text check (resultado in ('comoDito', 'pior', 'recusada', 'naoChegou')),
  condicao_conferida text check (condicao_conferida in ('otimo', 'bom', 'gasto')),
  nota text not null default '' check (char_length(nota) <= 1000),
  conferida_por text,
  conferida_em timestamptz,
  -- What its owner owes after the inspection, and when it was paid or written off.
  diferenca integer not null default 0 check (diferenca >= 0),
  paga_em timestamptz,
  perdoada_em timestamptz,
  check ((situacao in ('aceita', 'desistida')) = (id_pedido_novo is null)),
  check ((id_pedido_novo is null) = (usado is null)),
  check ((id_pedido_novo is null) = (usada_em is null)),
  check (usado <= valor),
  check ((situacao = 'conferida') = (resultado is not null)),
  check ((resultado is null) = (conferida_em is null)),
  check (paga_em is null or perdoada_em is null)
);
-- One living trade-in for each unit that was bought.
create unique index trocas_por_unidade on trocas_instrumentos (id_pedido, posicao, unidade) where situacao <> 'desistida';
create index on trocas_instrumentos (id_cliente) where id_cliente is not null;
create index on trocas_instrumentos (id_pedido_novo) where id_pedido_novo is not null;
create index on trocas_instrumentos (aceita_em desc);

-- The credits that carts may use until `valida_ate`: not used, and for an instrument that was not returned since.
create view free_credits as
select t.id, t.id_cliente, t.valor, t.familia, t.tamanho, t.valida_ate
from trocas_instrumentos t join pedidos o on o.id = t.id_pedido
where t.situacao = 'aceita' and o.situacao = 'entregue';
