-- Ways to deliver that the merchant made in the panel, beside the tables of carriers. `codigo` is the id of its freight
-- in quotes and orders, so it never changes.
create table fretes_metodos (
  id integer generated always as identity primary key,
  codigo text not null unique check (length(codigo) between 1 and 40),
  nome text not null check (length(nome) between 1 and 60),
  ativo boolean not null,
  -- Prices by place, weight and sum of the goods (`domain/shipping/methods/freight-method.ts`).
  regras jsonb not null check (jsonb_typeof(regras) = 'array'),
  versao integer not null default 1
);
