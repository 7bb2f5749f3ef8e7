import { setTimeout as sleep } from 'node:timers/promises'
import type { Panel } from './panel.ts'

/** Minimum levels, a delivery, and a count that differs from the stock. Returns the count's id. */
export async function countStock(panel: Panel): Promise<number> {
  const { itens } = await panel.stock.levels({ busca: 'corda', ordem: 'estoque', porPagina: 40 })
  const levels = itens.filter(({ kit, estoque }) => !kit && estoque > 1)
  await panel.stock.minimums({
    itens: levels.map(({ idSku }, n) => ({ idSku, estoqueMinimo: n < 6 ? 12 : 2 })),
  })
  const [first, second, ...others] = levels
  if (!first || !second) throw new Error('The shop has no strings.')
  await panel.stock.move({
    tipo: 'entrada',
    motivo: 'Nota fiscal 8123, Musical Norte',
    itens: [{ idSku: second.idSku, quantidade: 10 }],
  })

  const { id } = await panel.stock.openCount({ nome: 'Vitrine de cordas' })
  for (const [n, { sku, estoque }] of others.slice(0, 7).entries())
    await panel.stock.read({ id, codigo: sku, quantidade: n % 3 === 1 ? estoque - 1 : estoque })
  await panel.stock.read({ id, codigo: first.sku, quantidade: first.estoque + 2 })

  return id
}

/** A price list from a supplier, compared with the shop and not yet imported. Returns its id. */
export async function importPrices(panel: Panel): Promise<string> {
  const { itens } = await panel.grid.rows({ porPagina: 12 })
  const lines = itens.map(
    ({ sku, precoPor }, n) => `${sku};${reais(n % 4 === 3 ? precoPor : precoPor * 1.05)};`,
  )
  const csv = ['SKU;Preço;Fornecedor', ...lines, 'COD-ANTIGO-17;89,90;', `${itens[0]?.sku};grátis;`].join(
    '\n',
  )
  const arquivo = new File([csv], 'precos-dezembro.csv', { type: 'text/csv' })
  const { id } = await panel.transfers.startImport({ tipo: 'precos', arquivo })
  const { colunas } = await until(panel, id, 'lida')
  await panel.transfers.compareImport({ id, colunas: colunas.map(({ campo }) => campo) })
  await until(panel, id, 'comparada')

  return id
}

async function until(panel: Panel, id: string, situacao: 'lida' | 'comparada') {
  for (;;) {
    const now = await panel.transfers.getImport({ id })
    if (now.situacao === situacao) return now
    if (now.situacao === 'recusada') throw new Error(now.erro ?? '')
    await sleep(300)
  }
}

function reais(centavos: number): string {
  return (Math.round(centavos) / 100).toFixed(2).replace('.', ',')
}
