-- A dispute of a card's holder goes on while the payment stays disputed: each step is passed on like other changes.
alter table pagamentos_mudancas
  add column contestacao text check (contestacao in ('aberta', 'ganha', 'perdida')),
  drop constraint pagamentos_mudancas_novidade_check,
  add constraint pagamentos_mudancas_novidade_check check (
    de <> para or id_estorno is not null or id_recebimento is not null or contestacao is not null
  );
