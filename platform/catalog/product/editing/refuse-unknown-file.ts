import { inArray } from 'drizzle-orm'
import type { ProductForm } from '#contract/catalog/products.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { arquivosGuardados } from '#platform/infrastructure/storage/tables.ts'

/** Refuses a form with a file that was never uploaded or is gone. Addresses are not checked. */
export async function refuseUnknownFile(tx: Database, arquivos: ProductForm['arquivos']): Promise<void> {
  const sent = arquivos.map(({ arquivo }) => arquivo).filter((arquivo) => fileUrl(arquivo) !== arquivo)
  if (sent.length === 0) return
  const rows = await tx
    .select({ arquivo: arquivosGuardados.arquivo })
    .from(arquivosGuardados)
    .where(inArray(arquivosGuardados.arquivo, sent))
  const known = new Set(rows.map(({ arquivo }) => arquivo))
  const missing = sent.find((arquivo) => !known.has(arquivo))
  if (missing !== undefined) throw refuse('ReferenciaInexistente', { campo: 'arquivos', valor: missing })
}
