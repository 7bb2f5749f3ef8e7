-- What invoices say of taxes, for a product, a category with all below it, or everything (`domain/order/fiscal/tax-rules.ts`).
create table regras_fiscais (
  id integer generated always as identity primary key,
  id_produto integer references produtos on delete cascade,
  id_categoria integer references categorias on delete cascade,
  destino text not null check (destino ~ '^(todos|dentro|fora|[A-Z]{2})$'),
  campos jsonb not null check (jsonb_typeof(campos) = 'object'),
  versao integer not null default 1,
  check (id_produto is null or id_categoria is null),
  unique nulls not distinct (id_produto, id_categoria, destino)
);
create index on regras_fiscais (id_categoria) where id_categoria is not null;

-- The store's tokens at the service that issues its invoices, one for each environment.
create table contas_nfe (
  id uuid primary key,
  ambiente text not null unique check (ambiente in ('homologacao', 'producao')),
  -- The token, and the secret that the service's notifications carry; sealed
  -- (`platform/infrastructure/security/seal.ts`).
  credenciais bytea not null,
  pista text not null check (length(pista) <= 4),
  conferida_em timestamptz not null,
  -- When the service took the address for notifications; null if it did not.
  avisos_em timestamptz
);

-- How the store issues; one row.
create table emissao_nfe (
  unica boolean primary key default true check (unica),
  -- Null: the store issues elsewhere.
  ambiente text references contas_nfe (ambiente),
  automatica boolean not null default false,
  informacoes text not null default '' check (length(informacoes) <= 2000),
  versao integer not null default 1
);
insert into emissao_nfe default values;

create table notas_fiscais (
  id uuid primary key default gen_random_uuid(),
  id_pedido uuid not null references pedidos on delete cascade,
  tipo text not null check (tipo in ('venda', 'devolucao')),
  ambiente text not null check (ambiente in ('homologacao', 'producao')),
  situacao text not null default 'pendente'
    check (situacao in ('pendente', 'processando', 'autorizada', 'rejeitada', 'denegada', 'cancelada')),
  -- The city's IBGE code as somebody typed it; null: it follows the CEP.
  codigo_municipio text check (codigo_municipio ~ '^\d{7}$'),
  -- Of a return: which lines of the order came back, and how many units.
  itens jsonb,
  id_referencia uuid references notas_fiscais on delete cascade,
  -- The items as they were sent, which a return repeats (`domain/order/fiscal/invoice.ts`).
  linhas jsonb,
  numero text,
  serie text,
  chave text,
  -- The last word of the Sefaz, and what else is wrong.
  codigo text,
  mensagem text,
  problemas jsonb not null default '[]',
  tentativas integer not null default 0,
  -- When the shop takes the next step by itself; null: there is none.
  conferir_em timestamptz,
  falha text check (falha in ('semResposta', 'acesso')),
  -- Keys in the storage, by kind.
  arquivos jsonb not null default '{}',
  cartas jsonb not null default '[]',
  justificativa text,
  criada_em timestamptz not null,
  autorizada_em timestamptz,
  cancelada_em timestamptz,
  check ((tipo = 'devolucao') = (id_referencia is not null and itens is not null))
);
create index on notas_fiscais (id_pedido);
create index on notas_fiscais (id_referencia) where id_referencia is not null;
create index on notas_fiscais (conferir_em) where conferir_em is not null;
create unique index notas_fiscais_venda on notas_fiscais (id_pedido, ambiente)
  where tipo = 'venda' and situacao not in ('denegada', 'cancelada');

-- Whether the shop keeps the files of the invoice that an order shows.
alter table pedidos_notas add column arquivos boolean not null default false;
