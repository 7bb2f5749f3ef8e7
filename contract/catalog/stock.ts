import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PathId } from './catalogue-parts.ts'

const call = adminCall('stock')

const Units = z.int().min(1).max(1_000_000)
const Search = z.string().trim().max(100).default('')

/**
 * Cause of a stock movement: the first five are manual, the others are counts, orders, the product form or import, and
 * kit parts.
 */
const MovementType = z.enum([
  'entrada',
  'saida',
  'ajuste',
  'perda',
  'devolucao',
  'inventario',
  'reserva',
  'venda',
  'liberacao',
  'cadastro',
  'kit',
])

/** A movement of a SKU's stock. `quantidade` is the change, `saldo` the sellable stock afterwards. */
const Movement = z.object({
  id: z.int32().positive(),
  em: z.iso.datetime(),
  idSku: z.int32().positive(),
  sku: z.string(),
  /** Empty if the SKU has left the catalogue. */
  produto: z.string(),
  tipo: MovementType,
  /** The units concerned; a sale changes nothing, since its units were deducted when they were reserved. */
  unidades: z.int().positive(),
  quantidade: z.int(),
  saldo: z.int().nonnegative(),
  motivo: z.string(),
  pedido: z.object({ id: z.uuid(), numero: z.int().nullable() }).nullable(),
  idInventario: z.int32().nullable(),
  quem: z.string(),
})

const Level = z.object({
  idSku: z.int32().positive(),
  idProduto: z.int32().positive(),
  sku: z.string(),
  ean: z.string().nullable(),
  produto: z.string(),
  /** The variant's attributes: `Calibre: Fina`; empty for a product's only SKU. */
  variacao: z.string(),
  situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
  estoque: z.int().nonnegative(),
  estoqueMinimo: z.int().positive().nullable(),
  /** When goods are expected, as the merchant stated it, even if it has passed. */
  previsaoReposicao: z.iso.date().nullable(),
  /** Sold out after that day: shoppers see no date. */
  previsaoVencida: z.boolean(),
  /** Units reserved by unpaid orders, no longer part of `estoque`. */
  reservado: z.int().nonnegative(),
  /** Units held for those in the queue, no longer part of `estoque`. */
  naFila: z.int().nonnegative(),
  /** A kit's stock follows its parts, and can't be moved. */
  kit: z.boolean(),
})

const Count = z.object({
  id: z.int32().positive(),
  nome: z.string(),
  situacao: z.enum(['aberto', 'aplicado', 'descartado']),
  criadoEm: z.iso.datetime(),
  criadoPor: z.string(),
  fechadoEm: z.iso.datetime().nullable(),
  fechadoPor: z.string().nullable(),
  /** The number of counted SKUs, and of those that differ from the expectation. */
  linhas: z.int().nonnegative(),
  diferencas: z.int().nonnegative(),
})

/**
 * A SKU in a count. `esperado` is the expected shelf quantity when it was last counted: the sellable stock plus the
 * units of paid and unpaid orders that are not yet picked.
 */
const CountLine = z.object({
  idSku: z.int32().positive(),
  sku: z.string(),
  ean: z.string().nullable(),
  produto: z.string(),
  variacao: z.string(),
  contado: z.int().nonnegative(),
  esperado: z.int().nonnegative(),
  contadoEm: z.iso.datetime(),
  contadoPor: z.string(),
})

export const stock = {
  movements: call('GET', '/stock/movements', 'O que mudou no estoque, por quê e por quem', 'estoque.ver')
    .input(
      PageInput.extend({
        busca: Search,
        idSku: PathId.optional(),
        tipo: MovementType.optional(),
        de: z.iso.date().optional(),
        ate: z.iso.date().optional(),
      }),
    )
    .output(pageOf(Movement)),

  /**
   * Moves all lines or none; refuses `EstoqueNegativo`. `quantidade` is positive, except for an `ajuste`, which may be
   * negative.
   */
  move: call('POST', '/stock/movements', 'Movimenta o estoque', 'estoque.movimentar')
    .input(
      z.object({
        tipo: z.enum(['entrada', 'saida', 'ajuste', 'perda', 'devolucao']),
        motivo: z.string().trim().max(200).default(''),
        itens: z
          .array(
            z.object({
              idSku: z.int32().positive(),
              quantidade: z.int().min(-1_000_000).max(1_000_000),
            }),
          )
          .min(1)
          .max(200),
      }),
    )
    .output(z.object({ itens: z.array(z.object({ idSku: z.int32(), estoque: z.int() })) })),

  levels: call('GET', '/stock/levels', 'Quanto há de cada SKU', 'estoque.ver')
    .input(
      PageInput.extend({
        busca: Search,
        /** `baixo`: at or below its minimum, or sold out if it has none. `vencida`: sold out after its restock date. */
        filtro: z.enum(['todos', 'baixo', 'esgotado', 'reservado', 'vencida']).default('todos'),
        ordem: z.enum(['produto', '-produto', 'sku', '-sku', 'estoque', '-estoque']).default('produto'),
      }),
    )
    .output(pageOf(Level)),

  level: call('GET', '/stock/levels/{idSku}', 'Quanto há de um SKU', 'estoque.ver')
    .input(z.object({ idSku: PathId }))
    .output(Level),

  find: call(
    'GET',
    '/stock/codes/{codigo}',
    'O SKU de um código de barras, ou de um código da loja',
    'estoque.ver',
  )
    .input(z.object({ codigo: z.string().trim().min(1).max(60) }))
    .output(Level),

  minimums: call('PUT', '/stock/minimums', 'Muda níveis mínimos', 'estoque.movimentar')
    .input(
      z.object({
        itens: z
          .array(z.object({ idSku: z.int32().positive(), estoqueMinimo: Units.nullable() }))
          .min(1)
          .max(200),
      }),
    )
    .output(z.object({})),

  /** Shoppers see it while the SKU is sold out; those who wait get a mail when it changes. */
  restockDates: call('PUT', '/stock/restock-dates', 'Diz quando a reposição é esperada', 'estoque.movimentar')
    .input(
      z.object({
        itens: z
          .array(z.object({ idSku: z.int32().positive(), previsaoReposicao: z.iso.date().nullable() }))
          .min(1)
          .max(200),
      }),
    )
    .output(z.object({})),

  reservations: call('GET', '/stock/levels/{idSku}/orders', 'Que pedidos seguram um SKU', 'estoque.ver')
    .input(PageInput.extend({ idSku: PathId }))
    .output(
      pageOf(
        z.object({
          pedido: z.object({ id: z.uuid(), numero: z.int().nullable() }),
          quantidade: z.int().positive(),
          desde: z.iso.datetime(),
          /** When the reservation ends. */
          expiraEm: z.iso.datetime().nullable(),
        }),
      ),
    ),

  counts: call('GET', '/stock/counts', 'As contagens de estoque', 'estoque.ver')
    .input(PageInput)
    .output(pageOf(Count)),

  openCount: call('POST', '/stock/counts', 'Começa uma contagem', 'estoque.movimentar')
    .input(z.object({ nome: z.string().trim().min(1).max(80) }))
    .output(Count),

  count: call('GET', '/stock/counts/{id}', 'Uma contagem', 'estoque.ver')
    .input(z.object({ id: PathId }))
    .output(Count),

  /** Last counted first. */
  countLines: call('GET', '/stock/counts/{id}/lines', 'O que uma contagem contou', 'estoque.ver')
    .input(PageInput.extend({ id: PathId, filtro: z.enum(['todas', 'diferentes']).default('todas') }))
    .output(pageOf(CountLine)),

  /** Adds `quantidade` to what was counted before. */
  read: call('POST', '/stock/counts/{id}/readings', 'Conta o que foi lido', 'estoque.movimentar')
    .input(z.object({ id: PathId, codigo: z.string().trim().min(1).max(60), quantidade: Units.default(1) }))
    .output(CountLine),

  /** Replaces the counted quantity with `contado`; null removes the SKU from the count. */
  correct: call('PUT', '/stock/counts/{id}/lines/{idSku}', 'Corrige o que foi contado', 'estoque.movimentar')
    .input(z.object({ id: PathId, idSku: PathId, contado: z.int().min(0).max(1_000_000).nullable() }))
    .output(z.object({})),

  apply: call('POST', '/stock/counts/{id}/application', 'Leva as diferenças ao estoque', 'estoque.movimentar')
    .input(z.object({ id: PathId }))
    .output(Count),

  discard: call('DELETE', '/stock/counts/{id}', 'Descarta uma contagem', 'estoque.movimentar')
    .input(z.object({ id: PathId }))
    .output(Count),
}

export type StockMovement = z.infer<typeof Movement>
export type StockLevel = z.infer<typeof Level>
export type StockCount = z.infer<typeof Count>
export type StockCountLine = z.infer<typeof CountLine>
