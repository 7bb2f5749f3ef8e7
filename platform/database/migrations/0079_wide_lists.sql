-- Lists that were read or counted through wide rows, or by reckoning each row's text anew, mended for 100,000 rows and more.

-- The panel's figures of sales and best sellers, without reading the orders themselves.
drop index pedidos_pago_em_total_situacao_idx;
create index on pedidos (pago_em) include (id, situacao, total, valor_frete, metodo) where pago_em is not null;

-- What a search looks in, kept as it is compared: a word that most have is else simplified again in each of them.
alter table redirecionamentos
  add column texto text not null generated always as (sem_acento(de || ' ' || para)) stored;
alter table avaliacoes
  add column texto text not null generated always as (sem_acento(nome || ' ' || titulo || ' ' || comentario)) stored;
alter table perguntas
  add column texto text not null generated always as (sem_acento(nome || ' ' || pergunta)) stored;
alter table newsletter_inscricoes
  add column texto_busca text not null generated always as (sem_acento(email || ' ' || nome)) stored;

drop index redirecionamentos_busca;
drop index avaliacoes_sem_acento_idx;
drop index perguntas_sem_acento_idx;
drop index newsletter_inscricoes_sem_acento_idx;
create index on redirecionamentos using gin (texto gin_trgm_ops);
create index on avaliacoes using gin (texto gin_trgm_ops);
create index on perguntas using gin (texto gin_trgm_ops);
create index on newsletter_inscricoes using gin (texto_busca gin_trgm_ops);

-- Customers in the order of their names, however far behind: an index can stand for its table with columns alone.
alter table clientes add column nome_ordem text not null generated always as (texto_simples(nome_razao)) stored;
drop index clientes_nome_ordem;
create index on clientes (nome_ordem, id);
