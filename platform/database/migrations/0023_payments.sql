-- Payments: what was asked for, what came in, what went back, and what providers said about it.

create table pagamentos (
  -- Without its hyphens it names the payment at its provider, so that asking twice is asking once.
  id uuid primary key default gen_random_uuid(),
  -- What is paid, in the words of whoever asked.
  referencia text not null check (referencia <> ''),
  -- The same wish, however often it arrives, is one payment.
  chave text not null unique check (length(chave) between 1 and 200),
  metodo text not null check (metodo in ('pix', 'boleto', 'cartao')),
  -- All that is charged, in centavos; of that the interest of instalments.
  valor integer not null check (valor > 0),
  juros integer not null default 0 check (juros >= 0 and juros < valor),
  parcelas smallint not null default 1 check (parcelas between 1 and 24),
  pagador jsonb not null check (jsonb_typeof(pagador) = 'object'),
  descricao text not null,
  -- The provider's word for a card, which works once: gone when it was used.
  token text,
  expira_em timestamptz not null,
  vencimento date,
  situacao text not null default 'pendente' check (
    situacao in ('pendente', 'emAnalise', 'autorizado', 'recusado', 'expirado', 'cancelado', 'pago', 'contestado')
  ),
  -- What the provider answered for the payer: code, line, card. Null: it was not asked yet, or did not answer.
  dados jsonb check (jsonb_typeof(dados) = 'object'),
  criado_em timestamptz not null,
  pago_em timestamptz,
  -- When its provider is to be asked next, if it stays silent; null: never more.
  conferir_em timestamptz,
  recebido integer not null default 0 check (recebido >= 0),
  estornado integer not null default 0 check (estornado >= 0),
  check (estornado <= recebido),
  check (situacao <> 'pago' or (pago_em is not null and recebido >= valor)),
  check (metodo = 'cartao' or (parcelas = 1 and juros = 0 and token is null)),
  check ((metodo = 'boleto') = (vencimento is not null))
);
create index on pagamentos (referencia);
create index on pagamentos (conferir_em) where conferir_em is not null;

-- Each change of a payment's situation, kept for ever and told once to whoever waits for it.
create table pagamentos_mudancas (
  id integer generated always as identity primary key,
  id_pagamento uuid not null references pagamentos,
  de text not null,
  para text not null,
  -- Who said so: the shop's own clock or hand, or the provider.
  origem text not null check (origem in ('loja', 'provedor')),
  em timestamptz not null,
  -- The return of money that ended, where that is the news.
  id_estorno uuid,
  avisada_em timestamptz,
  check (de <> para or id_estorno is not null)
);
create index on pagamentos_mudancas (id_pagamento);
create index on pagamentos_mudancas (id) where avisada_em is null;

-- Money that came in. What is not as it was asked for is kept all the same, with a mark for the merchant.
create table recebimentos (
  metodo text not null check (metodo in ('pix', 'boleto', 'cartao')),
  -- The provider's own: `endToEndId` of a Pix.
  id text not null check (id <> ''),
  id_pagamento uuid not null references pagamentos,
  valor integer not null check (valor > 0),
  em timestamptz not null,
  marca text check (marca in ('depoisDoPrazo', 'valorDiferente')),
  primary key (metodo, id)
);
create index on recebimentos (id_pagamento);
create index on recebimentos (em) where marca is not null;

create table estornos (
  id uuid primary key default gen_random_uuid(),
  id_pagamento uuid not null references pagamentos,
  chave text not null unique check (length(chave) between 1 and 200),
  valor integer not null check (valor > 0),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'feito', 'recusado')),
  criado_em timestamptz not null,
  concluido_em timestamptz,
  check ((situacao = 'pendente') = (concluido_em is null))
);
create index on estornos (id_pagamento);
alter table pagamentos_mudancas add foreign key (id_estorno) references estornos;
create index on pagamentos_mudancas (id_estorno) where id_estorno is not null;
create index on estornos (criado_em) where situacao = 'pendente';

-- The sums stand with the payment, where a constraint can hold them: never more goes back than came in.
create function somar_recebimento() returns trigger language plpgsql as $$
begin
  update pagamentos set recebido = recebido + new.valor where id = new.id_pagamento;
  return null;
end $$;
create trigger soma after insert on recebimentos for each row execute function somar_recebimento();

create function somar_estorno() returns trigger language plpgsql as $$
begin
  update pagamentos
  set estornado = estornado
    + case when new.situacao = 'recusado' then 0 else new.valor end
    - case when tg_op = 'INSERT' or old.situacao = 'recusado' then 0 else old.valor end
  where id = new.id_pagamento;
  return null;
end $$;
create trigger soma after insert or update on estornos for each row execute function somar_estorno();

-- What providers told unasked: stored before it is answered, looked at by a job.
create table avisos_pagamento (
  id uuid primary key default gen_random_uuid(),
  provedor text not null check (provedor in ('pix', 'boleto', 'cartao')),
  id_provedor text not null check (id_provedor <> ''),
  -- The payment that it is about, as the provider names it.
  pagamento text not null,
  corpo jsonb not null,
  recebido_em timestamptz not null,
  processado_em timestamptz,
  resultado text check (resultado in ('conferido', 'desconhecido')),
  unique (provedor, id_provedor),
  check ((processado_em is null) = (resultado is null))
);
