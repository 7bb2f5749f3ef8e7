import { skusAfter } from '#platform/catalog/product/skus/list-skus.ts'
import { changeStock } from '#platform/catalog/stock/change-stock.ts'
import { stockBySku } from '#platform/catalog/stock/stock-by-sku.ts'
import type { ExportAdapter, ImportAdapter, Work } from './kind.ts'
import { lineKind, type Values, valuesOf } from './line-kind.ts'

const FIELDS = [
  {
    campo: 'sku',
    nome: 'SKU',
    otherNames: ['codigo', 'variant sku', 'referencia', 'cod'],
    obrigatorio: true,
  },
  {
    campo: 'estoque',
    nome: 'Estoque',
    otherNames: ['quantidade', 'saldo', 'qtd', 'variant inventory qty', 'inventory quantity'],
    obrigatorio: true,
  },
] as const

/** Stock of SKUs. Written as movements, so that simultaneous sales are kept. */
export const stockImport: ImportAdapter = lineKind({
  tipo: 'estoque',
  permissao: 'estoque.movimentar',
  campos: FIELDS,
  missing: 'A loja não tem este SKU.',
  read,
  current: async (db, chaves) => {
    const rows = await stockBySku(db, chaves)
    return new Map(rows.map(({ sku, estoque }) => [sku, { sku, estoque: String(estoque) }]))
  },
  write: (work, sku, { estoque }) => move(work, sku, (now) => Number(estoque) - now),
  // Sales since don't count as a change: undoing subtracts what the import added.
  undo: async (work, { chave, antes, depois }) => {
    const added = Number(valuesOf(depois)['estoque']) - Number(valuesOf(antes)['estoque'])
    const [row] = await stockBySku(work.db, [chave])
    if (!row || row.estoque - added < 0) return false
    await move(work, chave, () => -added)
    return true
  },
})

function read({ sku = '', estoque = '' }: Values) {
  const number = estoque.replace(/,0+$/, '')
  if (sku === '') return { problemas: [{ campo: 'sku', motivo: 'Falta o SKU.' }] }
  if (!/^\d{1,7}$/.test(number))
    return { problemas: [{ campo: 'estoque', motivo: `O estoque “${estoque}” não é um número inteiro.` }] }

  return { chave: sku, valores: { sku, estoque: String(Number(number)) } }
}

async function move({ db, now, quem }: Work, sku: string, difference: (estoque: number) => number) {
  const [row] = await stockBySku(db, [sku], { lock: true })
  if (!row) return
  const quantidade = difference(row.estoque)
  if (quantidade === 0) return
  await changeStock(db, {
    tipo: 'ajuste',
    motivo: 'Importação de estoque',
    now,
    itens: [{ idSku: row.id, quantidade }],
    quem: { ...quem, email: '', papel: null, permissoes: [] },
  })
}

export const stockExport: ExportAdapter = {
  header: async () => ['SKU', 'Produto', 'Estoque'],
  page: async ({ db }, { depois }) => {
    const rows = await skusAfter(db, Number(depois ?? 0))
    return {
      linhas: rows.map(({ sku, nome, estoque }) => [sku, nome, String(estoque)]),
      depois: rows.length > 0 ? String(rows.at(-1)?.id) : null,
    }
  },
}
