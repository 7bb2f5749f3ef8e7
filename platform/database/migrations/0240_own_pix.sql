-- Pix to the store's own key, without a provider: this is its ledger. What a provider's API answers elsewhere, people of
-- the store record here. `id` is the payment's; a charge is created after its payment, as at any provider.
create table pix_proprio_cobrancas (
  id uuid primary key,
  txid text not null unique check (txid ~ '^[A-Z0-9]{1,25}$'),
  valor integer not null check (valor > 0),
  copia_e_cola text not null check (length(copia_e_cola) <= 512),
  -- Whom the payer's bank has to show: {"nome", "documento"}.
  recebedor jsonb not null,
  criada_em timestamptz not null,
  cancelada_em timestamptz
);
create index on pix_proprio_cobrancas (criada_em, id);

-- Money that somebody saw in the account. `lancamento` is the hash of the statement's movement; null if it was entered
-- by hand.
create table pix_proprio_recebimentos (
  id uuid primary key default gen_random_uuid(),
  id_cobranca uuid not null references pix_proprio_cobrancas,
  valor integer not null check (valor > 0),
  em timestamptz not null,
  lancamento text check (lancamento ~ '^[0-9a-f]{64}$'),
  quem text not null,
  conferido_em timestamptz not null,
  desfeito_em timestamptz
);
create index on pix_proprio_recebimentos (id_cobranca);
create unique index on pix_proprio_recebimentos (lancamento) where lancamento is not null and desfeito_em is null;

-- Money to be sent back by hand; `id` is the refund's.
create table pix_proprio_devolucoes (
  id uuid primary key,
  id_cobranca uuid not null references pix_proprio_cobrancas,
  valor integer not null check (valor > 0),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'feito', 'recusado')),
  pedida_em timestamptz not null,
  quem text,
  concluida_em timestamptz,
  check ((situacao = 'pendente') = (concluida_em is null))
);
create index on pix_proprio_devolucoes (id_cobranca);
create index on pix_proprio_devolucoes (pedida_em, id) where situacao = 'pendente';

-- The payments that the panel lists as awaiting their money.
create index on pagamentos (criado_em) where situacao = 'pendente';
