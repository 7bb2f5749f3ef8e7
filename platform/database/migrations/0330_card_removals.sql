-- Since when a card's provider has not removed it, and when it is asked next: three days later the shop gives up.
alter table cartoes_guardados
  add column falha_desde timestamptz,
  add column tentar_em timestamptz,
  add check ((falha_desde is null) = (tentar_em is null));
