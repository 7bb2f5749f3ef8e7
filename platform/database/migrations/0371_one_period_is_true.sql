-- Reads all rows; others read and write meanwhile.
alter table eventos validate constraint one_period;
alter table auditoria validate constraint one_period;
alter table movimentos_estoque validate constraint one_period;
