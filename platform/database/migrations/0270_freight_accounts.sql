-- The store's accounts at Melhor Envio, entered in the panel: at most one for production and one for its sandbox.
create table contas_frete (
  id uuid primary key default gen_random_uuid(),
  ambiente text not null unique check (ambiente in ('producao', 'teste')),
  -- Token and, for notifications, the application's secret. Sealed (`platform/infrastructure/security/seal.ts`).
  credenciais bytea not null,
  -- Their last four characters.
  pistas jsonb not null check (jsonb_typeof(pistas) = 'object'),
  titular text,
  conferida_em timestamptz not null,
  ativa boolean not null,
  -- The services that Melhor Envio named, and whether the store offers each.
  servicos jsonb not null check (jsonb_typeof(servicos) = 'array'),
  versao integer not null default 1
);
-- One of them quotes.
create unique index on contas_frete (ativa) where ativa;
