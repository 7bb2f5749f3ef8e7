import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { OrderIds } from '../orders/order-ids.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('transfers')

const Moment = z.iso.datetime()
const Count = z.int().nonnegative()
const Id = z.object({ id: z.uuid() })

export const ImportKind = z.enum([
  'produtos',
  'estoque',
  'precos',
  'clientes',
  'pedidos',
  'fretes',
  'redirecionamentos',
])

/** Catalogue data, without personal data. */
const CatalogueKind = z.enum(['produtos', 'estoque', 'precos', 'fretes', 'redirecionamentos'])
const PersonalKind = z.enum(['clientes', 'pedidos'])
const Format = z.enum(['csv', 'xlsx'])

/**
 * State of an import: `lendo` (reading the file), `lida` (awaiting the columns), `comparando`, `comparada` (awaiting
 * approval), `importando`, `importada`; `recusada` (unreadable); `desfazendo`, `desfeita`.
 */
const ImportSituation = z.enum([
  'lendo',
  'lida',
  'comparando',
  'comparada',
  'importando',
  'importada',
  'cancelada',
  'recusada',
  'desfazendo',
  'desfeita',
])

export const ImportSummary = z.object({
  id: z.uuid(),
  tipo: ImportKind,
  arquivo: z.string(),
  situacao: ImportSituation,
  /** Why the file can't be read. */
  erro: z.string().nullable(),
  /** Lines of the file without the header, and the number of compared ones. */
  linhas: Count,
  comparadas: Count,
  quem: z.string(),
  criadaEm: Moment,
  /** Number of entities in the file by the effect on each; complete from `comparada` on. */
  comparacao: z.object({ nova: Count, alterada: Count, igual: Count, ruim: Count }),
  /** The same by result; `mantida` could not be undone, because it was changed since. */
  resultado: z.object({
    pendente: Count,
    feita: Count,
    igual: Count,
    ruim: Count,
    desfeita: Count,
    mantida: Count,
  }),
})

const Import = ImportSummary.extend({
  /** The program that wrote the file, if its columns are known: `Nuvemshop`, `WooCommerce`, `Shopify`. */
  origem: z.string().nullable(),
  /** Whether to publish products without the pictures that can't be downloaded. */
  semFotos: z.boolean(),
  /** The file's columns with their first value, and the field that each is mapped to, or null. */
  colunas: z.array(
    z.object({
      coluna: z.string(),
      exemplo: z.string(),
      campo: z.string().nullable(),
      /** A known column that was left out of the last import of this kind. */
      deixada: z.boolean(),
      /** Named like cost, price, stock, tax or notes: not for the public specification. */
      interna: z.boolean(),
    }),
  ),
  /** The fields that a column can be mapped to. */
  campos: z.array(z.object({ campo: z.string(), nome: z.string(), obrigatorio: z.boolean() })),
})

const Item = z.object({
  posicao: Count,
  linha: z.int().positive(),
  /** The entity's identifier: a SKU, address, e-mail or order number. */
  chave: z.string(),
  comparacao: z.enum(['nova', 'alterada', 'igual', 'ruim']),
  situacao: z.enum(['pendente', 'feita', 'igual', 'ruim', 'desfeita', 'mantida']),
  diferencas: z.array(z.object({ campo: z.string(), antes: z.string(), depois: z.string() })),
  /** `campo` if the problem is with one field, by its name in form and API. */
  problemas: z.array(
    z.object({ linha: z.int().positive(), campo: z.string().optional(), motivo: z.string() }),
  ),
  /** Warnings: a weight that may be in another unit, a product that stays unpublished. */
  avisos: z.array(z.string()),
})

const MissingPicture = z.object({
  id: z.int32().positive(),
  idProduto: z.int32().positive(),
  produto: z.string(),
  fonte: z.string(),
  motivo: z.string(),
  tentativas: Count,
  /** Time of the next retry; null if it needs a manual one. */
  proximaEm: Moment.nullable(),
})

const Export = z.object({
  id: z.uuid(),
  tipo: z.enum([...CatalogueKind.options, ...PersonalKind.options]),
  formato: Format,
  situacao: z.enum(['fazendo', 'pronta', 'falhou']),
  linhas: Count,
  quem: z.string(),
  criadaEm: Moment,
})

/**
 * Kinds that require more than `dados.importar` check it in their use case (customers: `clientes.editar`, orders:
 * `pedidos.editar`, freight: `configuracao.editar`).
 */
/** Instead of a field: the column is imported under its own name, for kinds that allow it. */
export const OWN_NAME = '*'

/** The most bytes of a file that is imported. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024

export const transfers = {
  imports: call('GET', '/imports', 'As importações', 'dados.importar')
    .input(PageInput)
    .output(pageOf(ImportSummary)),

  /** CSV or XLSX, up to 32 MB and 200,000 lines. Read in the background. */
  startImport: call('POST', '/imports', 'Recebe um arquivo para importar', 'dados.importar')
    .input(z.object({ tipo: ImportKind, arquivo: z.file() }))
    .output(ImportSummary),

  getImport: call('GET', '/imports/{id}', 'Uma importação', 'dados.importar').input(Id).output(Import),

  /** Maps the columns, in order, and compares the file with the shop, without changing anything. */
  compareImport: call('PUT', '/imports/{id}/columns', 'Diz o que é cada coluna e compara', 'dados.importar')
    .input(
      Id.extend({
        colunas: z.array(z.string().max(60).nullable()).max(500),
        semFotos: z.boolean().default(false),
      }),
    )
    .output(ImportSummary),

  importItems: call('GET', '/imports/{id}/items', 'O que o arquivo muda, linha por linha', 'dados.importar')
    .input(
      PageInput.extend({
        ...Id.shape,
        comparacao: z.enum(['nova', 'alterada', 'igual', 'ruim']).optional(),
        situacao: Item.shape.situacao.optional(),
      }),
    )
    .output(pageOf(Item)),

  runImport: call('POST', '/imports/{id}/run', 'Importa o que foi comparado', 'dados.importar')
    .input(Id)
    .output(ImportSummary),

  /** Stops the import. Finished entities stay imported, and can be undone. */
  cancelImport: call('POST', '/imports/{id}/cancellation', 'Cancela uma importação', 'dados.importar')
    .input(Id)
    .output(ImportSummary),

  /** Undoes the import, except for entities that were changed since. */
  undoImport: call('POST', '/imports/{id}/undo', 'Desfaz uma importação', 'dados.importar')
    .input(Id)
    .output(ImportSummary),

  /** The faulty lines, and the entries that could not be undone, with their reasons, as CSV. */
  importReport: call('GET', '/imports/{id}/report', 'O relatório das linhas com problema', 'dados.importar')
    .input(Id)
    .output(z.file()),

  /** Pictures of imported products that could not be downloaded; retried automatically for about a day and a half. */
  missingPictures: call('GET', '/missing-pictures', 'As fotos que faltam', 'dados.importar')
    .input(PageInput)
    .output(pageOf(MissingPicture)),

  /** Retries one within a minute, or all without `id`. */
  retryPictures: call(
    'POST',
    '/missing-pictures/retry',
    'Tenta de novo as fotos que faltam',
    'dados.importar',
  )
    .input(z.object({ id: z.int32().positive().optional() }))
    .output(z.object({ total: Count })),

  /** Gives up on a picture; the product stays unchanged. */
  discardPicture: call('DELETE', '/missing-pictures/{id}', 'Desiste de uma foto que falta', 'dados.importar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),

  exports: call('GET', '/exports', 'As exportações', 'catalogo.ver').input(PageInput).output(pageOf(Export)),

  exportCatalogue: call('POST', '/exports', 'Exporta o catálogo', 'catalogo.ver')
    .input(z.object({ tipo: CatalogueKind, formato: Format }))
    .output(Export),

  exportPersonal: call('POST', '/exports/personal', 'Exporta dados pessoais', 'dados.exportar')
    .input(z.object({ tipo: PersonalKind, formato: Format }))
    .output(Export),

  /** Exports orders as `exportPersonal` does, at once; unknown ids are ignored. `ids` are comma-separated. */
  exportOrders: call('GET', '/exports/orders', 'Os pedidos escolhidos, em CSV', 'dados.exportar')
    .input(
      z.object({
        ids: OrderIds,
      }),
    )
    .output(z.file()),

  /** Available for one day; personal data only with `dados.exportar`. */
  exportFile: call('GET', '/exports/{id}/file', 'O arquivo de uma exportação', 'catalogo.ver')
    .input(Id)
    .output(z.file()),
}

export type ImportKind = z.infer<typeof ImportKind>
export type ExportKind = z.infer<typeof Export>['tipo']
export type ImportSummary = z.infer<typeof ImportSummary>
export type ImportDetail = z.infer<typeof Import>
export type ImportItem = z.infer<typeof Item>
export type MissingPicture = z.infer<typeof MissingPicture>
export type ExportSummary = z.infer<typeof Export>
