-- What it costs to send goods: the merchant's freight tables, and what was quoted to shoppers.

create table fretes_servicos (
  id integer generated always as identity primary key,
  -- An order remembers it as the id of the freight; pick-up has no table.
  codigo text not null unique check (codigo ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(codigo) <= 40 and codigo <> 'retirada'),
  nome text not null check (nome <> ''),
  divisor integer not null check (divisor between 1000 and 10000),
  peso_isento integer not null check (peso_isento >= 0),
  -- The most of one volume, in grams, millimetres and centavos; null is no limit.
  peso_maximo integer check (peso_maximo > 0),
  lado_maximo integer check (lado_maximo > 0),
  soma_maxima integer check (soma_maxima > 0),
  valor_maximo integer check (valor_maximo > 0)
);

create table fretes_faixas (
  id_servico integer not null references fretes_servicos on delete cascade,
  cep_de integer not null check (cep_de >= 1000000),
  cep_ate integer not null check (cep_ate <= 99999999),
  peso_de integer not null check (peso_de >= 0),
  peso_ate integer not null,
  valor integer not null check (valor >= 0),
  excedente_kg integer not null check (excedente_kg >= 0),
  seguro smallint not null check (seguro between 0 and 10000),
  prazo smallint not null check (prazo between 1 and 90),
  check (cep_de <= cep_ate),
  check (peso_de < peso_ate),
  -- Of the same CEPs a weight has one price. Ranges of one number, because integers alone have no such index.
  exclude using gist (
    int4range(id_servico, id_servico, '[]') with =,
    int4range(cep_de, cep_ate, '[]') with =,
    int4range(peso_de, peso_ate, '(]') with &&
  )
);
create index on fretes_faixas using gist (int4range(cep_de, cep_ate, '[]'));
create index on fretes_faixas (id_servico);

create table cotacoes (
  -- A digest of all that it says: the same quote is one row, however often it is asked for.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  -- A digest of the question: goods, sizes, prices, CEP.
  pedido text not null check (pedido ~ '^[A-Za-z0-9_-]{43}$'),
  fretes jsonb not null check (jsonb_typeof(fretes) = 'array'),
  expira_em timestamptz not null
);
create index on cotacoes (expira_em);
