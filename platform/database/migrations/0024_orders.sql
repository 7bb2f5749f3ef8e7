-- Orders: what was bought, by whom, for how much, where it goes, and all that has happened to it since.

-- Numbers for people: each once, none after the other, so that nobody counts a store's orders by them. The factor has no
-- divisor in common with the range.
create sequence pedidos_numeros as bigint minvalue 0 maxvalue 89999999 start with 27182818 cycle;
create function numero_de_pedido() returns integer language sql volatile
  return 10000000 + (nextval('pedidos_numeros') * 61803397 % 90000000)::integer;

create table pedidos (
  -- In links; can't be guessed.
  id uuid primary key default gen_random_uuid(),
  numero integer not null unique default numero_de_pedido(),
  -- Opens it for who bought without an account.
  chave text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- The wish to buy, as its page named it: however often it arrives, it is one order. Of the session that sent it.
  chave_idempotencia text not null unique check (length(chave_idempotencia) between 1 and 200),
  id_cliente integer references clientes on delete set null,
  -- As the customer was then: CPF or CNPJ without marks. Anonymised when the account goes, but for what the law keeps.
  comprador jsonb not null check (jsonb_typeof(comprador) = 'object'),
  email text not null check (email = lower(email)),
  -- Null where it is fetched in the store.
  endereco jsonb check (jsonb_typeof(endereco) = 'object'),
  -- The freight that was chosen, as it was quoted, and the quote's id.
  frete jsonb not null check (jsonb_typeof(frete) = 'object'),
  id_cotacao text not null,
  cupom text check (cupom <> ''),
  -- Centavos: the items after adjustments, the freight, what paying at once takes off, and what is owed.
  subtotal integer not null check (subtotal >= 0),
  total_itens integer not null check (total_itens between 0 and subtotal),
  valor_frete integer not null check (valor_frete >= 0),
  desconto_vista integer not null check (desconto_vista between 0 and total_itens),
  metodo text not null check (metodo in ('pix', 'boleto', 'cartao')),
  total integer not null check (
    total = total_itens + valor_frete - case when metodo = 'pix' then desconto_vista else 0 end
  ),
  situacao text not null default 'aguardandoPagamento' check (
    situacao in (
      'aguardandoPagamento', 'pagamentoEmAnalise', 'pagamentoAprovado', 'emSeparacao', 'enviado', 'entregue',
      'devolucaoSolicitada', 'devolvido', 'cancelado'
    )
  ),
  -- Until when its goods are kept for the payment; null once that is settled.
  expira_em timestamptz,
  -- Who sold it, where a member of staff did so in the customer's name.
  vendedor text check (vendedor <> ''),
  origem jsonb check (jsonb_typeof(origem) = 'object'),
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  entregue_em timestamptz,
  -- Something that a person has to look at: money that came too late, and why.
  atencao text check (atencao <> '')
);
create index on pedidos (id_cliente, criado_em desc) where id_cliente is not null;
create index on pedidos (email);
-- Who has bought before, for what is only for the first purchase.
create index on pedidos ((comprador ->> 'documento'));
create index on pedidos (expira_em) where expira_em is not null;
create index on pedidos (criado_em desc);

create table pedidos_itens (
  id_pedido uuid not null references pedidos on delete cascade,
  posicao smallint not null check (posicao >= 0),
  -- The catalogue as it was; no foreign keys, for merchants take things away.
  id_produto integer not null,
  id_sku integer not null,
  tipo text not null check (tipo in ('produto', 'conjunto')),
  sku text not null,
  ean text,
  nome text not null check (nome <> ''),
  url text not null,
  imagem jsonb not null,
  atributos jsonb not null check (jsonb_typeof(atributos) = 'array'),
  ncm text,
  origem smallint not null check (origem between 0 and 8),
  quantidade integer not null check (quantidade > 0),
  preco_de integer check (preco_de > preco_por),
  preco_por integer not null check (preco_por >= 0),
  -- Without what paying at once takes off, which stands apart.
  ajustes jsonb not null check (jsonb_typeof(ajustes) = 'array'),
  total integer not null check (total between 0 and preco_por * quantidade),
  desconto_vista integer not null check (desconto_vista between 0 and total),
  primary key (id_pedido, posicao)
);
create index on pedidos_itens (id_produto);

-- Every change of where an order stands, with who and when. Only ever added to.
create table pedidos_mudancas (
  id integer generated always as identity primary key,
  id_pedido uuid not null references pedidos on delete cascade,
  evento text not null,
  de text,
  para text not null,
  quem text not null check (quem in ('cliente', 'provedor', 'relogio', 'loja')),
  -- A name, where a person of the store did it.
  nome text,
  nota text,
  em timestamptz not null
);
create index on pedidos_mudancas (id_pedido, id);

create table pedidos_envios (
  id_pedido uuid primary key references pedidos on delete cascade,
  codigo text not null,
  transportadora text not null,
  url text not null default '',
  eventos jsonb not null default '[]' check (jsonb_typeof(eventos) = 'array')
);

create table pedidos_notas (
  id_pedido uuid primary key references pedidos on delete cascade,
  numero text not null,
  chave text not null check (chave ~ '^[0-9A-Z]{44}$'),
  url text not null default ''
);

-- Goods kept for an order. `skus.estoque` is what can still be sold; with these two it adds up to what there was:
-- reserved while the order waits for its money, sold afterwards; what came back is back in `estoque`.
create table reservas (
  pedido uuid not null,
  id_sku integer not null,
  quantidade integer not null check (quantidade > 0),
  situacao text not null default 'reservada' check (situacao in ('reservada', 'vendida', 'devolvida')),
  criada_em timestamptz not null,
  alterada_em timestamptz not null,
  primary key (pedido, id_sku)
);
create index on reservas (id_sku);

-- A purchase on its way: what was typed, kept on the server so that nothing is lost.
create table compras (
  sessao text primary key check (sessao ~ '^[0-9a-f]{64}$'),
  identificacao jsonb check (jsonb_typeof(identificacao) = 'object'),
  endereco jsonb check (jsonb_typeof(endereco) = 'object'),
  id_cotacao text,
  id_frete text,
  alterada_em timestamptz not null
);
create index on compras (alterada_em);
