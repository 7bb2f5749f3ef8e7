-- Accounts at payment providers, entered in the panel.
create table contas_pagamento (
  id uuid primary key default gen_random_uuid(),
  provedor text not null check (provedor in ('mercadoPago', 'pagarme', 'pixBanco', 'pixProprio')),
  nome text not null check (length(nome) between 1 and 60),
  ambiente text not null check (ambiente in ('producao', 'teste')),
  ativa boolean not null default false,
  ordem integer not null,
  -- Which methods it takes, each with its fee, its minimum and, for cards, its instalments.
  metodos jsonb not null check (jsonb_typeof(metodos) = 'object'),
  -- Sealed (`platform/infrastructure/security/seal.ts`).
  credenciais bytea not null,
  -- What may be shown of them: the last characters of each.
  pistas jsonb not null check (jsonb_typeof(pistas) = 'object'),
  -- The holder that the provider named, when it was last asked successfully, and when it took the address for
  -- notifications.
  titular text,
  conferida_em timestamptz,
  avisos_em timestamptz,
  criada_em timestamptz not null,
  versao integer not null default 1
);
create index on contas_pagamento (ordem, criada_em);

alter table pagamentos add foreign key (id_conta) references contas_pagamento;
alter table recebimentos add foreign key (id_conta) references contas_pagamento;
alter table avisos_pagamento add foreign key (id_conta) references contas_pagamento;

-- Which accounts do not answer: those of the panel by their id, the environment's by their method.
create table contas_pagamento_saude (
  conta text primary key,
  falhas integer not null check (falhas > 0),
  primeira_falha_em timestamptz not null,
  fora_desde timestamptz
);
