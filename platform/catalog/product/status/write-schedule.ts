import { eq } from 'drizzle-orm'
import type { ProductForm } from '#contract/catalog/products.ts'
import { isWithin, promotionPrices } from '#domain/money/scheduled-price.ts'
import { agendaPublicacao, precosAgendados } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

type Dated = Pick<ProductForm, 'situacao' | 'publicarEm' | 'retirarEm' | 'promocao' | 'skus'>

/** What the shop shows of the product now: its status and prices. */
export function shownNow({ situacao, publicarEm, retirarEm, promocao, skus }: Dated, now: Date) {
  const waits = publicarEm !== null && Date.parse(publicarEm) > now.getTime()
  const ended = retirarEm !== null && Date.parse(retirarEm) <= now.getTime()
  const running = promocao !== null && runs(promocao, now)

  return {
    situacao: waits || ended ? ('inativo' as const) : situacao,
    prices: skus.map((sku) => promotionPrices(running ? sku : { ...sku, precoPromocional: null })),
  }
}

/** Saves a product's schedule. `idOf` returns the id of a SKU by its code. */
export async function writeSchedule(
  tx: Database,
  idProduto: number,
  { form, now, idOf }: { form: Dated; now: Date; idOf: (sku: string) => number },
): Promise<void> {
  await tx.delete(agendaPublicacao).where(eq(agendaPublicacao.idProduto, idProduto))
  const publicarEm = future(form.publicarEm, now)
  const retirarEm = future(form.retirarEm, now)
  if (publicarEm || retirarEm) {
    const situacao = publicarEm && form.situacao !== 'inativo' ? form.situacao : null
    await tx.insert(agendaPublicacao).values({ idProduto, publicarEm, situacao, retirarEm })
  }
  await tx.delete(precosAgendados).where(eq(precosAgendados.idProduto, idProduto))
  const rows = priceRows(form, now).map(({ sku, ...row }) => ({ idProduto, idSku: idOf(sku), ...row }))
  if (rows.length > 0) await tx.insert(precosAgendados).values(rows)
}

function priceRows({ promocao, skus }: Dated, now: Date) {
  if (promocao === null || future(promocao.ate, now) === null) return []
  const running = runs(promocao, now)

  return skus.flatMap(({ sku, precoDe, precoPor, precoPromocional }) => {
    if (precoPromocional === null) return []
    return {
      sku,
      precoPromocional,
      comecaEm: new Date(promocao.de),
      terminaEm: new Date(promocao.ate),
      precoDeNormal: running ? precoDe : null,
      precoPorNormal: running ? precoPor : null,
    }
  })
}

function runs({ de, ate }: { de: string; ate: string }, now: Date): boolean {
  return isWithin(now.getTime(), { de: Date.parse(de), ate: Date.parse(ate) })
}

function future(moment: string | null, now: Date): Date | null {
  return moment !== null && Date.parse(moment) > now.getTime() ? new Date(moment) : null
}
