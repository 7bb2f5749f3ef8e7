-- When the merchant expects goods again. A table of its own: most SKUs have no date, and it changes without the SKU.
create table previsoes_reposicao (
  id_sku integer primary key references skus on delete cascade,
  data date not null,
  alterada_em timestamptz not null,
  -- When the day passed without goods, and staff were alerted.
  vencida_em timestamptz
);
create index on previsoes_reposicao (data);

-- The day that this place was promised last, and when a mail said that it changed.
alter table avisos_estoque add column previsao date, add column previsao_em timestamptz;
