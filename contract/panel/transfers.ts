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

/** Of the catalogue: nothing of a person. */
const CatalogueKind = z.enum(['produtos', 'estoque', 'precos', 'fretes', 'redirecionamentos'])
const PersonalKind = z.enum(['clientes', 'pedidos'])
const Format = z.enum(['csv', 'xlsx'])

/**
 * Where an import stands: `lendo` the file, `lida` waits for its columns, `comparando`, `comparada` waits for the word,
 * `importando`, `importada`; `recusada` can't be read; `desfazendo`, `desfeita`.
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
  /** Lines of the file without its first; how many of them have been compared. */
  linhas: Count,
  comparadas: Count,
  quem: z.string(),
  criadaEm: Moment,
  /** How many things of the shop the file tells of, by what it would do to each; complete from `comparada` on. */
  comparacao: z.object({ nova: Count, alterada: Count, igual: Count, ruim: Count }),
  /** And by what became of each; `mantida` could not be taken back, for it was changed since. */
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
  /** The program that wrote the file, where the shop knows its columns: `Nuvemshop`, `WooCommerce`, `Shopify`. */
  origem: z.string().nullable(),
  /** Whether products come into the shop without those of their pictures that can't be had. */
  semFotos: z.boolean(),
  /** The file's columns with their first content, and what each is taken for: a field's name, or null. */
  colunas: z.array(
    z.object({
      coluna: z.string(),
      exemplo: z.string(),
      campo: z.string().nullable(),
      /** The shop knows what it is, but the last file of this kind was imported without it. */
      deixada: z.boolean(),
      /** Its name means cost, price, stock, tax or notes: not for the public specification. */
      interna: z.boolean(),
    }),
  ),
  /** What a column may be. */
  campos: z.array(z.object({ campo: z.string(), nome: z.string(), obrigatorio: z.boolean() })),
})

const Item = z.object({
  posicao: Count,
  linha: z.int().positive(),
  /** What it is of the shop: a SKU, an address, an e-mail, an order's number. */
  chave: z.string(),
  comparacao: z.enum(['nova', 'alterada', 'igual', 'ruim']),
  situacao: z.enum(['pendente', 'feita', 'igual', 'ruim', 'desfeita', 'mantida']),
  diferencas: z.array(z.object({ campo: z.string(), antes: z.string(), depois: z.string() })),
  /** `campo` where it is one field's, by the name that the product's form and the API have for it. */
  problemas: z.array(
    z.object({ linha: z.int().positive(), campo: z.string().optional(), motivo: z.string() }),
  ),
  /** What is no fault but should be looked at: a weight that looks like another unit, a product that stays out of the shop. */
  avisos: z.array(z.string()),
})

const MissingPicture = z.object({
  id: z.int32().positive(),
  idProduto: z.int32().positive(),
  produto: z.string(),
  fonte: z.string(),
  motivo: z.string(),
  tentativas: Count,
  /** When the shop tries again; null where it waits for somebody to ask. */
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

/** Kinds that ask for more than `dados.importar` say so in the verb (customers: `clientes.editar`, orders: `pedidos.editar`, freight: `configuracao.editar`). */
export const transfers = {
  imports: call('GET', '/imports', 'As importações', 'dados.importar')
    .input(PageInput)
    .output(pageOf(ImportSummary)),

  /** CSV or XLSX, up to 32 MB and 200,000 lines. It is read in the background. */
  startImport: call('POST', '/imports', 'Recebe um arquivo para importar', 'dados.importar')
    .input(z.object({ tipo: ImportKind, arquivo: z.file() }))
    .output(ImportSummary),

  getImport: call('GET', '/imports/{id}', 'Uma importação', 'dados.importar').input(Id).output(Import),

  /** Says what each column is, in their order, and compares the file with the shop; nothing changes yet. */
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

  /** What is done stays, and can be undone; the rest is left. */
  cancelImport: call('POST', '/imports/{id}/cancellation', 'Cancela uma importação', 'dados.importar')
    .input(Id)
    .output(ImportSummary),

  /** Takes back what was done, but for what somebody changed since. */
  undoImport: call('POST', '/imports/{id}/undo', 'Desfaz uma importação', 'dados.importar')
    .input(Id)
    .output(ImportSummary),

  /** The bad lines and the kept ones, with their reasons, as CSV. */
  importReport: call('GET', '/imports/{id}/report', 'O relatório das linhas com problema', 'dados.importar')
    .input(Id)
    .output(z.file()),

  /** Pictures of imported products that could not be had; the shop tries again by itself for about a day and a half. */
  missingPictures: call('GET', '/missing-pictures', 'As fotos que faltam', 'dados.importar')
    .input(PageInput)
    .output(pageOf(MissingPicture)),

  /** Has them tried again within a minute: one, or all without `id`. */
  retryPictures: call(
    'POST',
    '/missing-pictures/retry',
    'Tenta de novo as fotos que faltam',
    'dados.importar',
  )
    .input(z.object({ id: z.int32().positive().optional() }))
    .output(z.object({ total: Count })),

  /** Gives one up: the product stays as it is. */
  dropPicture: call('DELETE', '/missing-pictures/{id}', 'Desiste de uma foto que falta', 'dados.importar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),

  exports: call('GET', '/exports', 'As exportações', 'catalogo.ver').input(PageInput).output(pageOf(Export)),

  exportCatalogue: call('POST', '/exports', 'Exporta o catálogo', 'catalogo.ver')
    .input(z.object({ tipo: CatalogueKind, formato: Format }))
    .output(Export),

  exportPersonal: call('POST', '/exports/personal', 'Exporta dados pessoais', 'dados.exportar')
    .input(z.object({ tipo: PersonalKind, formato: Format }))
    .output(Export),

  /** As `exportPersonal` writes orders, at once; what is no order is left out. `ids` with commas between them. */
  exportOrders: call('GET', '/exports/orders', 'Os pedidos escolhidos, em CSV', 'dados.exportar')
    .input(
      z.object({
        ids: OrderIds,
      }),
    )
    .output(z.file()),

  /** For one day; personal data only with `dados.exportar`. */
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
