import * as z from 'zod'

/**
 * What a backup is: a gzipped tar of, in this order, `manifesto.json`, rows of tables as PostgreSQL's COPY writes them
 * (`tabelas/NAME/N`, in pieces), jobs that wait (`tarefas/N`, a JSON list each), files (`pastas/PATH`), and `fim.json`, without
 * which it is not whole. Raise this number when a reader of today could not load it any more.
 */
export const FORMAT = 1

export const MANIFEST = 'manifesto.json'
export const END = 'fim.json'
export const TABLES = 'tabelas/'
export const JOBS = 'tarefas/'
export const FILES = 'pastas/'

export const Manifest = z.object({
  formato: z.int().positive(),
  /** The shop's version, for people. */
  versao: z.string(),
  criadaEm: z.iso.datetime(),
  postgres: z.string(),
  /** What the database's tables are made by. */
  migracoes: z.array(z.string()),
  tabelas: z.array(z.object({ nome: z.string(), colunas: z.array(z.string()) })),
})

export type Manifest = z.infer<typeof Manifest>

/** What only the end of the writing knows. */
export const End = z.object({
  /** Rows of each table. */
  linhas: z.record(z.string(), z.int().nonnegative()),
  tarefas: z.int().nonnegative(),
  /** Where each sequence stands. */
  sequencias: z.record(z.string(), z.string().regex(/^\d+$/)),
  arquivos: z.int().nonnegative(),
  bytesArquivos: z.int().nonnegative(),
  /** SHA-256 of names, sizes and bytes of all that stands before. */
  sha256: z.string(),
})

export type End = z.infer<typeof End>

/** A job that waits; the rest of it comes from its queue. */
export const SavedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  priority: z.int(),
  data: z.unknown(),
  retry_count: z.int(),
  start_after: z.string(),
  created_on: z.string(),
  singleton_key: z.string().nullable(),
  source_name: z.string().nullable(),
  source_id: z.string().nullable(),
  source_created_on: z.string().nullable(),
  source_retry_count: z.int().nullable(),
  source_output: z.unknown(),
  source_root_id: z.string().nullable(),
})

/** Why a backup can't be made or loaded; the message is for people. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}
