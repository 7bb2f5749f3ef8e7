-- A payment is at an account of a provider's; null: the one that the server's environment configures for its method.
alter table pagamentos
  add column id_conta uuid,
  -- The provider's own id of the charge, where it has one, as soon as it is known.
  add column id_provedor text check (id_provedor <> '');
create unique index on pagamentos (id_conta, id_provedor) where id_provedor is not null;

-- A receipt's id is unique at its account only.
alter table recebimentos add column id_conta uuid;
alter table pagamentos_mudancas drop constraint pagamentos_mudancas_id_pagamento_id_recebimento_fkey;
alter table recebimentos
  drop constraint recebimentos_pkey,
  drop constraint recebimentos_id_pagamento_id_key,
  add primary key (id_pagamento, id);
alter table pagamentos_mudancas
  add foreign key (id_pagamento, id_recebimento) references recebimentos (id_pagamento, id);
alter table recebimentos add unique nulls not distinct (id_conta, metodo, id);

-- A notification comes from an account, or from the environment's provider of a method. It names the charge by the
-- shop's id (`pagamento`) or by the provider's (`id_cobranca`).
alter table avisos_pagamento rename column provedor to metodo;
alter table avisos_pagamento
  add column id_conta uuid,
  add column id_cobranca text check (id_cobranca <> ''),
  alter column metodo drop not null,
  alter column pagamento drop not null,
  add check ((id_conta is null) <> (metodo is null)),
  add check ((pagamento is null) <> (id_cobranca is null)),
  drop constraint avisos_pagamento_provedor_id_provedor_key,
  add unique nulls not distinct (id_conta, metodo, id_provedor);
create index on avisos_pagamento (id_conta, id_cobranca) where resultado = 'desconhecido';
