-- Money that changes no payment's situation is news all the same: the same Pix paid twice. And what a provider calls paid is paid,
-- as far as what came goes: whether it is enough is for whoever asked for it to say.

alter table pagamentos drop constraint pagamentos_check2;
alter table pagamentos add constraint pagamentos_pago_check check (situacao <> 'pago' or (pago_em is not null and recebido > 0));

alter table recebimentos add unique (id_pagamento, id);
drop index recebimentos_id_pagamento_idx;

alter table pagamentos_mudancas
  -- The money that came in, where that is the news.
  add column id_recebimento text,
  add foreign key (id_pagamento, id_recebimento) references recebimentos (id_pagamento, id),
  drop constraint pagamentos_mudancas_check,
  add constraint pagamentos_mudancas_novidade_check check (
    de <> para or id_estorno is not null or id_recebimento is not null
  );
