-- What the store was given to start with: each piece is offered once, so that what the merchant removes never returns.
create table conteudo_inicial (
  chave text primary key,
  criado_em timestamptz not null default now()
);
