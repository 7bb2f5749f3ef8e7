-- Who visits: sessions of everybody, and customers.

create table clientes (
  id integer generated always as identity primary key,
  pessoa text not null check (pessoa in ('F', 'J')),
  nome_razao text not null check (nome_razao <> ''),
  nome_fantasia text not null default '',
  email text not null check (email like '_%@_%' and email = lower(email)),
  celular text not null default '',
  telefone text not null default '',
  sexo text not null default '' check (sexo in ('', 'F', 'M', 'O')),
  nascimento date,
  revendedor boolean not null default false,
  ativo boolean not null default true,
  criado_em timestamptz not null default now()
);
create unique index on clientes (email);

create table sessoes (
  -- SHA-256 of the token that the visitor holds, in hexadecimal: who reads this table can be nobody.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  id_cliente integer references clientes on delete cascade,
  login_facilitado boolean not null default false,
  cep text check (cep ~ '^[0-9]{8}$'),
  uf text check (uf ~ '^[A-Z]{2}$'),
  criada_em timestamptz not null,
  vista_em timestamptz not null,
  check ((cep is null) = (uf is null)),
  check (vista_em >= criada_em)
);
create index on sessoes (id_cliente) where id_cliente is not null;
create index on sessoes (vista_em);
