import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('grid')

const Status = z.enum(['disponivel', 'sobConsulta', 'inativo'])

/**
 * A SKU with its product, as a row of the grid. The product's fields (`nome`, `situacao`, `marca`, `categoria`, `ncm`,
 * `garantia`) and its `versao` are the same in all its rows.
 */
export const GridRow = z.object({
  idProduto: z.int32().positive(),
  idSku: z.int32().positive(),
  versao: z.int32().positive(),
  sku: z.string(),
  variacao: z.string(),
  nome: z.string(),
  situacao: Status,
  /** The brand's slug, the main category's path. */
  marca: z.string(),
  categoria: z.string(),
  ncm: z.string().nullable(),
  garantia: z.string(),
  precoPor: z.int(),
  precoDe: z.int().nullable(),
  custo: z.int().nullable(),
  ean: z.string().nullable(),
  mpn: z.string().nullable(),
  peso: z.int().nullable(),
  altura: z.int().nullable(),
  largura: z.int().nullable(),
  comprimento: z.int().nullable(),
  estoqueMinimo: z.int().nullable(),
  previsaoReposicao: z.iso.date().nullable(),
  estoque: z.int(),
  /** The product's specification by label; empty if rows were requested without a category. */
  ficha: z.record(z.string(), z.string()),
  /** The category whose template reads it; null if none does, or if rows were requested without a category. */
  fichaDe: z.string().nullable(),
})

/** Fields that the grid can change; `ficha:Tampo` is the specification with this label. */
const EditedField = z.union([
  z.enum([
    'nome',
    'situacao',
    'marca',
    'categoria',
    'ncm',
    'garantia',
    'precoPor',
    'precoDe',
    'custo',
    'ean',
    'mpn',
    'peso',
    'altura',
    'largura',
    'comprimento',
    'estoqueMinimo',
    'previsaoReposicao',
  ]),
  z.templateLiteral(['ficha:', z.string().min(1).max(40)]),
])

const CellValue = z.union([z.string().max(300), z.int32(), z.null()])

export const grid = {
  rows: call('GET', '/grid', 'Os produtos como linhas de uma planilha', 'catalogo.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        categoria: z.string().max(400).optional(),
        marca: z.string().max(120).optional(),
        situacao: Status.optional(),
      }),
    )
    .output(pageOf(GridRow)),

  /**
   * Saves changed cells; all or none of each product's. Returns each product's current rows, and for those not saved
   * the reason: `erros` by cell, or `conflito` if somebody saved it since it was read.
   */
  save: call('PUT', '/grid', 'Salva células da planilha', 'catalogo.editar')
    .input(
      z.object({
        produtos: z
          .array(
            z.object({
              id: z.int32().positive(),
              versao: z.int32().positive(),
              celulas: z
                .array(z.object({ idSku: z.int32().positive(), campo: EditedField, valor: CellValue }))
                .min(1)
                .max(500),
            }),
          )
          .min(1)
          .max(100),
      }),
    )
    .output(
      z.object({
        produtos: z.array(
          z.object({
            id: z.int32(),
            salvo: z.boolean(),
            conflito: z.boolean(),
            erros: z.array(z.object({ idSku: z.int32(), campo: EditedField, mensagem: z.string() })),
            linhas: z.array(GridRow),
          }),
        ),
      }),
    ),
}

export type GridRow = z.infer<typeof GridRow>
export type GridField = z.infer<typeof EditedField>
export type GridValue = z.infer<typeof CellValue>
