-- What a cart reads of a customer's credits for instruments given in exchange, as `free_credits` lists them. PostgreSQL
-- prepared its eight tables at each reading of a cart, though a guest has no credits, and most customers none either:
-- 0.86 ms for a guest's cart, now 0.75. A function is not called without a customer, and is planned once per connection.
create function free_credits_of(customer integer, now timestamptz) returns json
stable strict parallel safe language plpgsql as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'valor', f.valor, 'familia', f.familia, 'tamanho', f.tamanho
    ) order by f.valor desc, f.id), '[]')
    from free_credits f
    where f.id_cliente = customer and f.valida_ate > now
  );
end $$;
