import * as z from 'zod'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { adminCall } from '../admin-call.ts'
import { Centavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PathId } from './catalogue-parts.ts'

const call = adminCall('price-lists')

const Price = Centavos.max(MAX_CENTAVOS)

/** A SKU's public price, and the group's price (null: the same). */
const GroupPrice = z.object({
  idSku: z.int32().positive(),
  sku: z.string(),
  produto: z.string(),
  variacao: z.string(),
  precoPor: Centavos,
  precoGrupo: Centavos.nullable(),
})

export const priceLists = {
  groups: call('GET', '/price-lists', 'Os grupos que têm tabela de preços', 'catalogo.ver').output(
    z.object({ grupos: z.array(z.object({ id: z.int32().positive(), nome: z.string() })) }),
  ),

  prices: call('GET', '/price-lists/{idGrupo}', 'A tabela de preços de um grupo', 'catalogo.ver')
    .input(
      PageInput.extend({
        idGrupo: PathId,
        busca: z.string().trim().max(100).default(''),
        filtro: z.enum(['todos', 'proprio']).default('todos'),
      }),
    )
    .output(pageOf(GroupPrice)),

  /**
   * Changes prices; null removes one. `antes` is the price that the page read: a row whose price has changed since is
   * left unchanged and reported in `recusados` with the current price.
   */
  change: call('PUT', '/price-lists/{idGrupo}', 'Muda preços de um grupo', 'catalogo.editar')
    .input(
      z.object({
        idGrupo: PathId,
        itens: z
          .array(z.object({ idSku: z.int32().positive(), antes: Price.nullable(), depois: Price.nullable() }))
          .min(1)
          .max(200),
      }),
    )
    .output(
      z.object({
        recusados: z.array(
          z.object({ idSku: z.int32(), precoGrupo: Centavos.nullable(), mensagem: z.string() }),
        ),
      }),
    ),

  /** Sets the price of every SKU that `busca` finds to the public price minus a percentage. */
  discount: call(
    'POST',
    '/price-lists/{idGrupo}/discount',
    'Preenche a tabela com um desconto',
    'catalogo.editar',
  )
    .input(
      z.object({
        idGrupo: PathId,
        percentual: z.int().min(1).max(90),
        busca: z.string().trim().max(100).default(''),
      }),
    )
    .output(z.object({ alterados: z.int().nonnegative() })),
}

export type GroupPrice = z.infer<typeof GroupPrice>
