import * as z from 'zod'

/**
 * The format of a backup: a gzipped tar of, in this order, `manifesto.json`, table rows as PostgreSQL's COPY writes
 * them (`tabelas/NAME/N`, in pieces), waiting jobs (`tarefas/N`, a JSON list each), files (`pastas/PATH`), and
 * `fim.json`; without the last, the backup is incomplete. Raise this number when older readers could no longer load it.
 */
export const FORMAT = 1

export const MANIFEST = 'manifesto.json'
export const END = 'fim.json'
export const TABLES = 'tabelas/'
export const JOBS = 'tarefas/'
export const FILES = 'pastas/'

export const Manifest = z.object({
  formato: z.int().positive(),
  /** The shop's version, shown to people. */
  versao: z.string(),
  criadaEm: z.iso.datetime(),
  postgres: z.string(),
  /** Migrations that created the database's tables. */
  migracoes: z.array(z.string()),
  tabelas: z.array(z.object({ nome: z.string(), colunas: z.array(z.string()) })),
})

export type Manifest = z.infer<typeof Manifest>

/** What is known only at the end of writing. */
export const End = z.object({
  /** Number of rows per table. */
  linhas: z.record(z.string(), z.int().nonnegative()),
  tarefas: z.int().nonnegative(),
  /** Last value of each sequence. */
  sequencias: z.record(z.string(), z.string().regex(/^\d+$/)),
  arquivos: z.int().nonnegative(),
  bytesArquivos: z.int().nonnegative(),
  /** SHA-256 of the names, sizes and bytes of all entries before this one. */
  sha256: z.string(),
})

export type End = z.infer<typeof End>

/** A waiting job; its other columns come from its queue. */
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

/** Why a backup cannot be made or restored; the message is shown to people. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}
