-- Browsers and networks from which an account's owner came in: strangers who guess elsewhere don't lock them out. All hashes.
create table aparelhos_conhecidos (
  marca text not null,
  conta text not null,
  expira_em timestamptz not null,
  primary key (marca, conta)
);
create index on aparelhos_conhecidos (expira_em);
