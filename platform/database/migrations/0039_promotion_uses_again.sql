-- A use that an order gave back is remembered, for the order may live again. It counts no more meanwhile: `promocoes.usos` is the
-- number of those that were not given back.
alter table promocao_usos add column devolvido_em timestamptz;
