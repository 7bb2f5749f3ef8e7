-- Links to orders are signed by the store. What was the key itself is the part of it that is another for every order.
alter table pedidos rename column chave to semente;

-- What the store made for itself, once, and all its nodes share; no answer and no page tells it.
create table segredos (
  nome text primary key check (nome ~ '^[a-z]{1,40}$'),
  valor text not null check (length(valor) >= 43),
  criado_em timestamptz not null default now()
);
