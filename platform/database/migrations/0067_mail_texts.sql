-- What the store says in its mails in its own words. What is empty is said in those of the template.
create table textos_emails (
  modelo text primary key check (modelo ~ '^[a-z]+(-[a-z]+)*$'),
  assunto text not null check (length(assunto) <= 60 and assunto !~ '[\r\n]'),
  saudacao text not null check (length(saudacao) <= 500),
  encerramento text not null check (length(encerramento) <= 1000),
  aviso text not null check (length(aviso) <= 500),
  versao integer not null default 1 check (versao > 0)
);
