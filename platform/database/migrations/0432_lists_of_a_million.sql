-- Lists of the panel with a million orders and customers; measured in `docs/performance.md`.

-- Orders with a product are counted in the index, and those of a page looked up in it.
create index pedidos_itens_de_produto on pedidos_itens (id_produto, id_pedido);
drop index pedidos_itens_id_produto_idx;

-- Orders whose money went back or is claimed back: few of all payments, found by the order's own id instead of by the
-- text of each order's. A payment's reference is any text; here those are left out that are no id.
create function uuid_of(reference text) returns uuid immutable strict parallel safe language sql
  return case when reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then reference::uuid end;
alter table pagamentos add column pedido uuid generated always as (uuid_of(referencia)) stored;
create index pagamentos_estornados on pagamentos (pedido) where estornado > 0;
create index pagamentos_contestados on pagamentos (pedido) where situacao = 'contestado';
drop index pagamentos_referencia_idx1;
drop index pagamentos_referencia_idx2;

-- Resellers are few of all customers.
create index clientes_revendedores on clientes (criado_em desc, id desc) where revendedor;
create index clientes_revendedores_nome on clientes (nome_ordem, id) where revendedor;
