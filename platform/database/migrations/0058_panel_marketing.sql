-- What the panel does with promotions and the newsletter.

-- Goes up with each change: who edits what has changed meanwhile is told so.
alter table promocoes add column versao integer not null default 1 check (versao > 0);

-- The words that somebody agreed to, as the form showed them; empty for whoever signed up before they were kept.
alter table newsletter_inscricoes add column texto text not null default '' check (length(texto) <= 1000);
create index on newsletter_inscricoes (pedida_em desc, id desc);
create index on newsletter_inscricoes (situacao, pedida_em desc, id desc);
