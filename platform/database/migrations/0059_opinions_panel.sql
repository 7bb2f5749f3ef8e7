-- Lists of what shoppers say, as who moderates reads them: by situation, the newest first, and found by their words.

create index on avaliacoes (situacao, data desc, id desc);
create index on avaliacoes using gin (sem_acento(nome || ' ' || titulo || ' ' || comentario) gin_trgm_ops);
create index on avaliacoes_loja (situacao, data desc, id desc) where confirmada_em is not null;
create index on perguntas (situacao, data desc, id desc);
create index on perguntas using gin (sem_acento(nome || ' ' || pergunta) gin_trgm_ops);
create index on respostas (situacao, data desc, id desc) where not administrador;

-- Who waits for what.
create index on avisos_estoque (id_produto) where avisado_em is null;

-- What came of reminding somebody of a cart: when the mail left, and when its link was followed.
alter table carrinhos_lembrados
  add column enviado_em timestamptz,
  add column clicado_em timestamptz;

create index on newsletter_inscricoes using gin (sem_acento(email || ' ' || nome) gin_trgm_ops);
