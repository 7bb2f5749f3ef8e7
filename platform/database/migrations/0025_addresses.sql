-- What an account holds beside its owner's name: addresses, sessions that can be told apart, another e-mail on its way; and
-- where a sign-up came from, to lead back there.

create table enderecos_clientes (
  id integer generated always as identity primary key,
  id_cliente integer not null references clientes on delete cascade,
  -- Of the customer's twenty places, the one that it takes: there can't be more.
  lugar smallint not null check (lugar between 1 and 20),
  principal boolean not null,
  destinatario text not null check (destinatario <> ''),
  cep text not null check (cep ~ '^[0-9]{8}$'),
  logradouro text not null check (logradouro <> ''),
  numero text not null check (numero <> ''),
  complemento text not null,
  bairro text not null,
  cidade text not null check (cidade <> ''),
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  referencia text not null,
  unique (id_cliente, lugar)
);
create unique index on enderecos_clientes (id_cliente) where principal;

alter table sessoes
  -- Names the session to its owner; opens nothing.
  add column id uuid not null unique default gen_random_uuid(),
  -- The browser as it named itself at the login.
  add column agente text not null default '' check (length(agente) <= 300);

-- The link that makes another address the account's goes to that address.
alter table pedidos_de_acesso
  add column email text check (email like '_%@_%' and email = lower(email) and length(email) <= 254),
  drop constraint pedidos_de_acesso_uso_check,
  add check (uso in ('senha', 'codigo', 'email')),
  add check ((uso = 'email') = (email is not null));

alter table cadastros
  -- A path of the shop, and the product that is to be a favourite.
  add column volta text check (volta like '/%'),
  add column favorito integer check (favorito > 0);
