-- A coupon for a gift takes off all of the price, and free freight may be for some states alone.

create or replace function beneficio_valido(b jsonb) returns boolean immutable parallel safe language sql
return coalesce(
  case b ->> 'tipo'
    when 'porcentagem' then
      b = jsonb_build_object('tipo', 'porcentagem', 'porcentagem', (b ->> 'porcentagem')::integer)
      and (b ->> 'porcentagem')::integer between 1 and 100
    when 'valor' then
      b = jsonb_build_object('tipo', 'valor', 'valor', (b ->> 'valor')::integer)
      and (b ->> 'valor')::integer > 0
    when 'levePague' then
      b = jsonb_build_object('tipo', 'levePague', 'leve', (b ->> 'leve')::integer, 'pague', (b ->> 'pague')::integer)
      and (b ->> 'leve')::integer between 2 and 100
      and (b ->> 'pague')::integer between 1 and (b ->> 'leve')::integer - 1
    when 'freteGratis' then
      b = jsonb_build_object('tipo', 'freteGratis', 'ufs', b -> 'ufs')
      and jsonb_typeof(b -> 'ufs') = 'array' and jsonb_array_length(b -> 'ufs') <= 27
      -- Without any: for all of them.
      and not jsonb_path_exists(b, '$.ufs[*] ? (@.type() != "string" || !(@ like_regex "^[A-Z]{2}$"))')
  end,
  false
);

update promocoes set beneficio = '{"tipo": "freteGratis", "ufs": []}' where beneficio ->> 'tipo' = 'freteGratis';
