-- Who wants to know when a price falls. The address has one row: its links are signed over it, and it gets one mail a day.
create table avisos_preco_enderecos (
  id integer primary key generated always as identity,
  email text not null unique,
  semente text not null default replace(gen_random_uuid()::text, '-', ''),
  avisado_em timestamptz
);

create table avisos_preco (
  id integer primary key generated always as identity,
  id_endereco integer not null references avisos_preco_enderecos on delete cascade,
  id_produto integer not null,
  id_sku integer not null references skus on delete cascade,
  -- Only at this price or below; null is at any that is lower.
  alvo integer check (alvo > 0),
  -- What a price has to fall below to be news: that of the request, then that of the last mail.
  referencia integer not null check (referencia >= 0),
  criado_em timestamptz not null,
  confirmado_em timestamptz,
  avisado_em timestamptz,
  -- The words that were agreed to.
  texto text not null,
  unique (id_sku, id_endereco)
);
create index on avisos_preco (id_endereco);
create index on avisos_preco (id_produto) where confirmado_em is not null;
