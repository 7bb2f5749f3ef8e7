import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'

/** The pieces that a cart holds which does not have them. */
const ORPHANED = `e.retido_por is not null and not exists (
  select from carrinho_itens i where i.id_carrinho = e.retido_por and i.id_atributo_simples = e.id_sku
)`

export const HOLD_CHECKS: Check[] = [
  {
    name: 'piece-carts',
    title: 'Um exemplar está retido por uma sacola que não o tem',
    advice: 'npm run doctor -- --fix o libera.',
    problems: `
      select 'Exemplar ' || e.numero_serie || ', sacola ' || e.retido_por as problem
      from exemplares e where ${ORPHANED}`,
    fix: (tx) =>
      tx.execute(sql.raw(`update exemplares e set retido_por = null, retido_ate = null where ${ORPHANED}`)),
  },
]
