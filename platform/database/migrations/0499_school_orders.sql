-- Orders that are sent to a school together are found by their list.
create index on pedidos ((frete ->> 'id')) where frete ? 'escola';
