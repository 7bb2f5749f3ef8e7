-- Cards that customers had stored at a payment provider: only what the provider calls them, and what a person knows them by.
create table cartoes_guardados (
  id uuid primary key default gen_random_uuid(),
  -- Null once it is to be removed at the provider: by its holder, or with their account.
  id_cliente integer references clientes on delete set null,
  id_conta uuid not null references contas_pagamento on delete cascade,
  -- The payment with which its holder asked for it; the card is stored if that succeeds.
  id_pagamento uuid not null references pagamentos,
  -- The text that the holder agreed to.
  consentimento text not null,
  consentido_em timestamptz not null,
  -- The card for its store, as the browser made it; null once it is stored.
  token text,
  -- The provider's ids of the person and the card; null until it is stored.
  cliente_provedor text,
  cartao_provedor text,
  bandeira text,
  final text check (final ~ '^\d{4}$'),
  mes smallint check (mes between 1 and 12),
  ano smallint check (ano between 2000 and 2200),
  check ((token is null) = (cartao_provedor is not null)),
  check ((cartao_provedor is null) = (cliente_provedor is null or bandeira is null or final is null or mes is null or ano is null)),
  unique (id_conta, cartao_provedor)
);
create index on cartoes_guardados (id_cliente);
create index on cartoes_guardados (id_pagamento);
-- Those that wait for their provider.
create index on cartoes_guardados (id) where token is not null or id_cliente is null;
