-- Who wants the store's news, and said so twice: in a form, and from their own mailbox.

create table newsletter_inscricoes (
  id integer generated always as identity primary key,
  -- The list, as the form names it.
  id_evento integer not null check (id_evento > 0),
  email text not null check (email like '_%@_%' and email = lower(email) and length(email) <= 254),
  nome text not null check (length(nome) <= 120),
  segmento text check (segmento <> '' and length(segmento) <= 60),
  situacao text not null check (situacao in ('pendente', 'confirmada', 'cancelada')),
  -- The consent: when the form was sent, and from which page; then when the mailbox said yes, and when it said no.
  pedida_em timestamptz not null,
  origem text not null check (length(origem) <= 200),
  confirmada_em timestamptz,
  cancelada_em timestamptz,
  check ((situacao = 'pendente') = (confirmada_em is null and cancelada_em is null)),
  check ((situacao = 'cancelada') = (cancelada_em is not null)),
  unique (email, id_evento)
);
create index on newsletter_inscricoes (pedida_em) where situacao = 'pendente';

-- What stands in the mails' links. Who reads this table can neither confirm nor leave for somebody else.
create table newsletter_chaves (
  -- SHA-256 of the key, in hexadecimal.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  id_inscricao integer not null references newsletter_inscricoes on delete cascade,
  uso text not null check (uso in ('confirmar', 'sair')),
  expira_em timestamptz not null
);
create index on newsletter_chaves (id_inscricao);
create index on newsletter_chaves (expira_em);

-- When an address was last asked to confirm: at most once an hour, whatever was typed into forms.
create table newsletter_pedidos (
  email text primary key check (email = lower(email)),
  em timestamptz not null,
  -- The job that asked, which may do so again if it failed.
  id_tarefa uuid not null
);
create index on newsletter_pedidos (em);
