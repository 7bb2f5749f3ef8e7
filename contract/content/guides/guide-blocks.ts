import * as z from 'zod'
import { SLUG } from '#domain/format/slug.ts'
import { TOOLS } from '#domain/instruments/tools.ts'
import { Order } from '../../catalog/catalog.ts'
import { block, Line, PageBlock } from '../page-blocks.ts'

/** Maximum number of blocks with products, so that a page takes a bounded number of statements. */
const MAX_PRODUCT_BLOCKS = 8

/**
 * Which products a block shows: those in stock of a listing of the shop, by its address with filters
 * (`/cordas?marca=elixir&estado=usado-a`), the first ones in an order.
 */
export const ProductRule = z.object({
  listagem: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?!\/)/, 'A listagem começa com uma barra: /cordas?marca=elixir'),
  ordem: Order,
  quantidade: z.int().min(1).max(8),
})

const Paragraph = z.string().trim().max(500)

/** A block of a guide: those of pages, and those that the shop fills when it shows the guide. */
export const GuideBlock = z.discriminatedUnion('tipo', [
  ...PageBlock.options,
  block('ferramenta', {
    /** The path of one of the shop's tools. */
    ferramenta: z
      .string()
      .max(100)
      .refine((url) => TOOLS.some((tool) => tool.url === url), {
        message: 'Escolha uma das ferramentas.',
      }),
    /** What the tool begins with, as in its address: `instrumento=violino&tamanho=3/4`. */
    parametros: z
      .string()
      .trim()
      .max(300)
      .regex(/^[\w=&.,%/+-]*$/, 'Copie da barra de endereço o que vem depois de “?”.'),
    texto: Paragraph,
  }),
  block('produtos', { titulo: Line.min(1), texto: Paragraph, regra: ProductRule }),
  block('produto', {
    /** The product's slug. */
    produto: z.string().regex(SLUG, 'Escolha um produto.').max(120),
    texto: Paragraph,
  }),
])

export const GuideBlocks = z
  .array(GuideBlock)
  .max(100)
  .refine((blocos) => blocos.filter(isProducts).length <= MAX_PRODUCT_BLOCKS, {
    message: `Um guia mostra produtos em até ${MAX_PRODUCT_BLOCKS} lugares.`,
  })

function isProducts({ tipo }: { tipo: string }): boolean {
  return tipo === 'produtos' || tipo === 'produto'
}

export type GuideBlock = z.infer<typeof GuideBlock>
export type ProductRule = z.infer<typeof ProductRule>
