import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'

/** What a SKU's `midias` should be: those of its product's pictures that it names. */
const EXISTING = `array(
  select m.posicao from midias m where m.id_produto = skus.id_produto and m.posicao = any (skus.midias) order by 1
)`

export const SKU_PICTURE_CHECKS: Check[] = [
  {
    name: 'sku-pictures',
    title: 'Um SKU é mostrado por uma imagem que o produto não tem',
    advice: 'npm run doctor -- --fix a tira do SKU.',
    problems: `select 'SKU ' || sku as problem from skus where midias <> '{}' and midias <> ${EXISTING}`,
    fix: (tx) =>
      tx.execute(
        sql.raw(`update skus set midias = ${EXISTING} where midias <> '{}' and midias <> ${EXISTING}`),
      ),
  },
]
