-- Labels bought at Melhor Envio, one for each package. The row is written before the first call, so that a lost answer
-- never leads to a second purchase.
create table pedidos_etiquetas (
  id uuid primary key default gen_random_uuid(),
  id_pedido uuid not null references pedidos on delete cascade,
  tipo text not null check (tipo in ('envio', 'devolucao')),
  -- Counts the packages of a purchase from 1.
  volume smallint not null check (volume > 0),
  ambiente text not null check (ambiente in ('producao', 'teste')),
  servico integer not null,
  nome text not null check (length(nome) between 1 and 120),
  -- The goods of the package, and its grams and millimetres.
  itens jsonb not null check (jsonb_typeof(itens) = 'array'),
  pacote jsonb not null check (jsonb_typeof(pacote) = 'object'),
  -- The label that brought the goods which a return takes back.
  id_original uuid references pedidos_etiquetas on delete cascade,
  -- Centavos: the most that may be paid for it, and what it costs.
  limite integer not null check (limite >= 0),
  custo integer,
  situacao text not null default 'comprando' check (
    situacao in ('comprando', 'recusada', 'paga', 'pronta', 'postada', 'naoEntregue', 'entregue', 'cancelada')
  ),
  motivo text not null default '',
  id_provedor text unique,
  protocolo text not null default '',
  codigo text not null default '',
  codigo_postagem text not null default '',
  criada_em timestamptz not null,
  -- When it was first put into the cart, and first paid: what came of it has to be asked before it is done again.
  inserida_em timestamptz,
  pagamento_em timestamptz,
  postada_em timestamptz,
  entregue_em timestamptz,
  -- When Melhor Envio is asked again; null if nothing happens to it any more.
  conferir_em timestamptz,
  -- Until when one worker has it for itself.
  presa_ate timestamptz
);
create index on pedidos_etiquetas (id_pedido);
create index on pedidos_etiquetas (conferir_em) where conferir_em is not null;
-- A package is not paid twice.
create unique index on pedidos_etiquetas (id_pedido, tipo, volume) where situacao not in ('recusada', 'cancelada');
