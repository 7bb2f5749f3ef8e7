import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ExportSummary, ImportItem, ImportKind, ImportSummary } from '#contract/panel/transfers.ts'
import { instant } from '#platform/database/columns.ts'
import type { FileLine } from './files/file-line.ts'
import type { Created, Line } from './kinds/kind.ts'

export const importacoes = pgTable('importacoes', {
  id: uuid().primaryKey().defaultRandom(),
  tipo: text().$type<ImportKind>().notNull(),
  arquivo: text().notNull(),
  /** The file's name in the storage, until it is read. */
  guardado: text(),
  situacao: text().$type<ImportSummary['situacao']>().notNull().default('lendo'),
  erro: text(),
  cabecalho: text().array().notNull().default([]),
  exemplos: text().array().notNull().default([]),
  /** The field of each column; empty if it is left out. */
  colunas: text().array().notNull().default([]),
  linhas: integer().notNull().default(0),
  proxima: integer().notNull().default(0),
  /** Publish products of which only some pictures could be fetched. */
  semFotos: boolean().notNull().default(false),
  idFuncionario: integer(),
  quem: text().notNull(),
  criadaEm: instant().notNull(),
  andouEm: instant().notNull(),
})

export const importacoesLinhas = pgTable(
  'importacoes_linhas',
  {
    idImportacao: uuid().notNull(),
    parte: integer().notNull(),
    linhas: jsonb().$type<FileLine[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idImportacao, table.parte] })],
)

export const importacoesItens = pgTable(
  'importacoes_itens',
  {
    idImportacao: uuid().notNull(),
    posicao: integer().notNull(),
    linha: integer().notNull(),
    chave: text().notNull(),
    linhas: jsonb().$type<Line[]>().notNull(),
    comparacao: text().$type<ImportItem['comparacao']>().notNull(),
    diferencas: jsonb().$type<ImportItem['diferencas']>().notNull(),
    problemas: jsonb().$type<ImportItem['problemas']>().notNull().default([]),
    avisos: jsonb().$type<ImportItem['avisos']>().notNull().default([]),
    criados: jsonb().$type<Created>(),
    situacao: text().$type<ImportItem['situacao']>().notNull(),
    antes: jsonb().$type<unknown>(),
    depois: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.idImportacao, table.posicao] })],
)

export const importacoesColunas = pgTable(
  'importacoes_colunas',
  { tipo: text().$type<ImportKind>().notNull(), coluna: text().notNull(), campo: text().notNull() },
  (table) => [primaryKey({ columns: [table.tipo, table.coluna] })],
)

export const exportacoes = pgTable('exportacoes', {
  id: uuid().primaryKey().defaultRandom(),
  tipo: text().$type<ExportSummary['tipo']>().notNull(),
  formato: text().$type<ExportSummary['formato']>().notNull(),
  situacao: text().$type<ExportSummary['situacao']>().notNull().default('fazendo'),
  cabecalho: text().array().notNull().default([]),
  depois: text(),
  linhas: integer().notNull().default(0),
  idFuncionario: integer(),
  quem: text().notNull(),
  criadaEm: instant().notNull(),
  andouEm: instant().notNull(),
})

/** The pieces of an export's file, in the order in which they are read. */
export const exportacoesArquivos = pgTable(
  'exportacoes_arquivos',
  {
    idExportacao: uuid().notNull(),
    parte: integer().notNull(),
    /** Its name in the storage. */
    arquivo: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.idExportacao, table.parte] })],
)

/** Pictures of imported products that could not be fetched yet. */
export const fotosPendentes = pgTable('fotos_pendentes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  idProduto: integer().notNull(),
  idImportacao: uuid(),
  item: integer(),
  fonte: text().notNull(),
  alt: text().notNull(),
  posicao: smallint().notNull(),
  skus: text().array().notNull().default([]),
  motivo: text().notNull(),
  tentativas: smallint().notNull().default(1),
  /** Null if it is retried only on request. */
  proximaEm: instant(),
  criadaEm: instant().notNull(),
  /** The product's version after the import; null if it is not to be published. */
  publicarNaVersao: integer(),
})
