import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'

const USES = `
  select p.id, coalesce(p.codigo, p.hash) as chave, p.usos,
    (select count(*)::integer from promocao_usos u where u.id_promocao = p.id and u.devolvido_em is null) as counted
  from promocoes p`

export const PROMOTION_CHECKS: Check[] = [
  {
    name: 'promotion-uses',
    title: 'Um cupom ou uma promoção conta outra quantidade de usos',
    advice: 'npm run doctor -- --fix conta de novo.',
    problems: `select chave || ': ' || usos || ', são ' || counted as problem from (${USES}) p where usos <> counted`,
    fix: (tx) =>
      tx.execute(
        sql.raw(
          `update promocoes p set usos = n.counted from (${USES}) n where n.id = p.id and p.usos <> n.counted`,
        ),
      ),
  },
  {
    name: 'promotion-use-order',
    title: 'Um uso de cupom é de um pedido que não existe',
    advice: 'npm run doctor -- --fix devolve o uso.',
    problems: `
      select 'Pedido ' || u.pedido as problem from promocao_usos u
      where u.devolvido_em is null and u.pedido ~ '^[0-9a-f-]{36}$'
        and not exists (select from pedidos p where p.id::text = u.pedido)`,
    fix: (tx) =>
      tx.execute(sql`
        with orphans as (
          update promocao_usos u set devolvido_em = now()
          where u.devolvido_em is null and u.pedido ~ '^[0-9a-f-]{36}$'
            and not exists (select from pedidos p where p.id::text = u.pedido)
          returning id_promocao
        )
        update promocoes p set usos = p.usos - s.released
        from (select id_promocao, count(*) as released from orphans group by 1) s where s.id_promocao = p.id`),
  },
]
