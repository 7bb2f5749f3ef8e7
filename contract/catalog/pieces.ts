import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_CENTAVOS } from '#domain/money/max-centavos.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { PIECE_LIMITS, pieceProblems } from '#domain/product/pieces/piece-problems.ts'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { adminCall } from '../admin-call.ts'
import { Centavos, Installment, Prices } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { refineBy } from '../panel/refine-by.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { KeyedPicture, PathId, ProductRef, Version } from './catalogue-parts.ts'

const call = adminCall('pieces')

const Id = z.int32().positive()

/** One instrument of a product, as its page shows it. Pages are cached, so `cart.piecesInCarts` says who has it in the cart. */
export const Piece = z.object({
  /** The SKU that the cart takes. */
  idSku: Id,
  sku: z.string(),
  numeroSerie: z.string(),
  condicao: z.enum(CONDITIONS),
  /** Its marks and its story, in words; plain text, may be empty. */
  descricao: z.string(),
  madeira: z.string().nullable(),
  /** The instrument without its package, in grams. */
  peso: z.int().positive().nullable(),
  precos: Prices,
  /** All instalment plans of its price. */
  parcelamento: z.array(Installment),
  /** Its own pictures; without any, those of the product show it. */
  imagens: z.array(Picture),
  /** The variant that it is one of; null if the product does not have that any more. */
  idVariante: Id.nullable(),
  /** The attributes of its variant, in the product's order. */
  atributos: z.array(z.object({ label: z.string(), valor: z.string() })),
  /** False only for the piece of the address, if it is sold or not on sale. */
  disponivel: z.boolean(),
  /** The query string that shows it on the product's page: `?exemplar=sn-1`. */
  selecao: z.string(),
})

/** The pieces of a product that somebody's cart holds now. Never part of a shared page. */
const PiecesInCarts = z.object({
  retidos: z.array(
    z.object({
      idSku: Id,
      /** When nobody holds it any more. */
      ate: z.iso.datetime(),
      /** Whether it is the visitor's own cart. */
      seu: z.boolean(),
    }),
  ),
})

export const piecesInCarts = oc
  .route({
    method: 'GET',
    path: '/v2/front/product/{idProduto}/pieces/in-carts',
    tags: ['cart'],
    summary: 'Os exemplares de um produto que estão na sacola de alguém',
  })
  .input(z.object({ idProduto: PathId }))
  .errors(REFUSALS)
  .output(PiecesInCarts)

/** `noCarrinho` is on sale, but in somebody's cart; `vendido` is in an order, paid or not. */
export const PIECE_SITUATIONS = ['aVenda', 'noCarrinho', 'vendido', 'foraDeVenda'] as const

const Situation = z.enum(PIECE_SITUATIONS)

const PieceParts = z.object({
  /** The SKU of its product that it is a piece of: gives it size, colour and package. */
  idVariante: Id,
  numeroSerie: z.string().trim().max(PIECE_LIMITS.numeroSerie),
  condicao: z.enum(CONDITIONS),
  descricao: z.string().trim().max(PIECE_LIMITS.descricao),
  madeira: z.string().trim().max(PIECE_LIMITS.madeira).nullable(),
  /** The instrument without its package, in grams. */
  peso: z.int().min(1).max(PIECE_LIMITS.pesoMaximo).nullable(),
  precoDe: Centavos.max(MAX_CENTAVOS).nullable(),
  precoPor: Centavos.max(MAX_CENTAVOS),
  /** In the order of the page; `arquivo` is the key that `pictures.upload` answered. */
  imagens: z
    .array(z.object({ arquivo: z.string().regex(PICTURE_HASH), alt: z.string().trim().max(200) }))
    .max(PIECE_LIMITS.imagens),
})

const PieceForm = PieceParts.superRefine(refineBy(pieceProblems))

/** A piece as the panel edits it. `id` is that of its SKU. */
const PanelPiece = PieceParts.extend({
  id: Id,
  versao: Version,
  produto: ProductRef,
  /** Null after its variant is gone: another has to be chosen before it is saved. */
  idVariante: Id.nullable(),
  sku: z.string(),
  imagens: z.array(KeyedPicture),
  situacao: Situation,
  /** When the cart that it is in has to let it go. */
  retidoAte: z.iso.datetime().nullable(),
  /** Its page in the shop. */
  url: z.string(),
  criadoEm: z.iso.datetime(),
  alteradoEm: z.iso.datetime(),
})

const PieceLine = PanelPiece.pick({
  id: true,
  produto: true,
  sku: true,
  numeroSerie: true,
  condicao: true,
  precoPor: true,
  situacao: true,
  retidoAte: true,
  alteradoEm: true,
}).extend({
  /** What its variant is: `Tamanho: 4/4`; empty for a product's only SKU. */
  variacao: z.string(),
  /** Its first own picture. */
  imagem: Picture.nullable(),
})

export const pieces = {
  /** Last changed first. `busca` finds serial numbers and products by name, brand or code. */
  list: call('GET', '/pieces', 'Os exemplares, dentro e fora de venda', 'catalogo.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        idProduto: PathId.optional(),
        condicao: z.enum(CONDITIONS).optional(),
        situacao: Situation.optional(),
      }),
    )
    .output(pageOf(PieceLine)),

  get: call('GET', '/pieces/{id}', 'Um exemplar, para editar', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(PanelPiece),

  /** The orders that reserved or sold it, last first; returned ones too. */
  orders: call('GET', '/pieces/{id}/orders', 'Os pedidos de um exemplar', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(z.object({ pedidos: z.array(z.object({ id: z.uuid(), numero: z.int().nullable() })) })),

  /** It is not on sale before `putOnSale`. */
  create: call('POST', '/pieces', 'Cadastra um exemplar', 'catalogo.editar')
    .input(PieceForm)
    .output(PanelPiece),

  /** Refuses `VersaoAntiga`, and `CamposInvalidos` for what a piece that is on sale must have. */
  save: call('PUT', '/pieces/{id}', 'Salva um exemplar', 'catalogo.editar')
    .input(PieceForm.safeExtend({ id: PathId, versao: Version }))
    .output(PanelPiece),

  /** Refuses `CamposInvalidos` with what is missing, and `CadastroEmUso` for one that is sold. */
  putOnSale: call('POST', '/pieces/{id}/sale', 'Põe um exemplar à venda', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(PanelPiece),

  takeOffSale: call('DELETE', '/pieces/{id}/sale', 'Tira um exemplar de venda', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(PanelPiece),

  /** Refuses `CadastroEmUso` for one that was ever in an order. */
  remove: call('DELETE', '/pieces/{id}', 'Exclui um exemplar que nunca foi vendido', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type Piece = z.infer<typeof Piece>
export type PiecesInCarts = z.infer<typeof PiecesInCarts>
export type PieceForm = z.infer<typeof PieceForm>
export type PieceLine = z.infer<typeof PieceLine>
export type PanelPiece = z.infer<typeof PanelPiece>
export type PieceSituation = z.infer<typeof Situation>
