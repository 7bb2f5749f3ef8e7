import { eq } from 'drizzle-orm'
import type { ProductForm } from '#contract/catalog/products.ts'
import { isWithin, promotionPrices } from '#domain/prices/scheduled-price.ts'
import { agendaPublicacao, precosAgendados } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

type Dated = Pick<ProductForm, 'situacao' | 'publicarEm' | 'retirarEm' | 'promocao' | 'skus'>

/** What the shop shows of the product at this moment: whether, and at which prices. */
export function shownNow({ situacao, publicarEm, retirarEm, promocao, skus }: Dated, agora: Date) {
  const waits = publicarEm !== null && Date.parse(publicarEm) > agora.getTime()
  const gone = retirarEm !== null && Date.parse(retirarEm) <= agora.getTime()
  const running = promocao !== null && runs(promocao, agora)

  return {
    situacao: waits || gone ? ('inativo' as const) : situacao,
    prices: skus.map((sku) => promotionPrices(running ? sku : { ...sku, precoPromocional: null })),
  }
}

/** Writes down what is to happen to a product. `idOf` tells the id of a SKU by its code. */
export async function writeSchedule(
  tx: Database,
  idProduto: number,
  { form, agora, idOf }: { form: Dated; agora: Date; idOf: (sku: string) => number },
): Promise<void> {
  await tx.delete(agendaPublicacao).where(eq(agendaPublicacao.idProduto, idProduto))
  const publicarEm = future(form.publicarEm, agora)
  const retirarEm = future(form.retirarEm, agora)
  if (publicarEm || retirarEm) {
    const situacao = publicarEm && form.situacao !== 'inativo' ? form.situacao : null
    await tx.insert(agendaPublicacao).values({ idProduto, publicarEm, situacao, retirarEm })
  }
  await tx.delete(precosAgendados).where(eq(precosAgendados.idProduto, idProduto))
  const rows = priceRows(form, agora).map(({ sku, ...row }) => ({ idProduto, idSku: idOf(sku), ...row }))
  if (rows.length > 0) await tx.insert(precosAgendados).values(rows)
}

function priceRows({ promocao, skus }: Dated, agora: Date) {
  if (promocao === null || future(promocao.ate, agora) === null) return []
  const running = runs(promocao, agora)

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

function runs({ de, ate }: { de: string; ate: string }, agora: Date): boolean {
  return isWithin(agora.getTime(), { de: Date.parse(de), ate: Date.parse(ate) })
}

function future(moment: string | null, agora: Date): Date | null {
  return moment !== null && Date.parse(moment) > agora.getTime() ? new Date(moment) : null
}
