-- A passport that its order withdrew is valid again if the order is paid after all; one that the shop withdrew is not.
alter table passaportes add column anulado_pelo_pedido boolean not null default false;
