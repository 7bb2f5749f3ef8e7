import * as z from 'zod'
import type { CsvProblem } from '#domain/import/shopify/problems.ts'
import { sqlState } from '#platform/database/sql-state.ts'

type Row = { line: number; sku?: string | undefined }

/** Describes a refusal for the person who corrects the file; rethrows errors that are not the file's fault. */
export function refusalOf(error: unknown, rows: readonly Row[]): CsvProblem {
  const line = rows[0]?.line ?? 0
  if (error instanceof z.ZodError) return { line, motivo: z.prettifyError(error).replace(/\s*\n\s*/g, ' ') }
  const state = sqlState(error)
  if (state?.startsWith('23')) return { line, motivo: state === STILL_NAMED ? IN_USE : UNFIT }

  const refusal = Refusal.safeParse(error)
  if (!refusal.success) throw error
  const { message, data } = refusal.data
  const { motivo, slug, sku, campo, valor } = data ?? {}
  if (motivo) return { line, motivo }
  const row = sku === undefined ? undefined : rows.find((each) => each.sku === sku)
  const what = slug ?? sku ?? (campo && `${campo} ${valor}`)

  return { line: row?.line ?? line, motivo: what === undefined ? message : `${message} (${what})` }
}

/** Whether `refusalOf` describes this error of many products written together, once it is known whose it is. */
export function isRefusal(error: unknown): boolean {
  const state = sqlState(error)

  return (
    error instanceof z.ZodError ||
    state?.startsWith('23') === true ||
    state === TWICE ||
    Refusal.safeParse(error).success
  )
}

/** Two of the rows of one statement are for the same row: two products have the same SKU. */
const TWICE = '21000'

/** PostgreSQL's foreign key violation: other rows refer to the row. */
const STILL_NAMED = '23503'

const IN_USE = 'O arquivo deixa de fora um SKU que a loja ainda usa em outro lugar, como em um kit.'

const UNFIT = 'O produto contraria uma regra do banco de dados da loja.'

const Refusal = z.object({
  defined: z.literal(true),
  message: z.string(),
  data: z
    .object({
      motivo: z.string(),
      slug: z.string(),
      sku: z.string(),
      campo: z.string(),
      valor: z.string(),
    })
    .partial()
    .optional(),
})
