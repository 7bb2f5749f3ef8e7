import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { PopupInput } from '#contract/content/content-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { instantOf } from '../rows.ts'
import { sanitizeHtml } from '../sanitize.ts'
import { popups } from '../tables.ts'

export type PopupRow = typeof popups.$inferSelect

/**
 * Writes a popup, new or replacing `before`. A new text gets a new number, by which browsers remember the popups that
 * they have shown. Returns the row, which is `before` itself if nothing changed.
 */
export async function writePopup(
  tx: Database,
  before: PopupRow | undefined,
  input: PopupInput,
): Promise<PopupRow> {
  const values = cleaned(input)
  if (before && isDeepStrictEqual({ ...before, ...values }, before)) return before

  const [row] = before
    ? await tx
        .update(popups)
        .set({
          ...values,
          versao: before.versao + 1,
          ...(saysElse(before, values) && { numero: sql`nextval('popups_numero_seq')` }),
        })
        .where(eq(popups.id, before.id))
        .returning()
    : await tx.insert(popups).values(values).returning()
  if (!row) throw new Error(`The popup ${input.nome} was not stored.`)
  await invalidateTags(tx, new Set([tags.popup(row.nivel), tags.popup(before?.nivel ?? row.nivel)]))

  return row
}

function cleaned({
  nivel,
  nome,
  tempo,
  titulo,
  html,
  dispositivo,
  dataInicial,
  dataFinal,
  ativo,
}: PopupInput) {
  return {
    nivel,
    nome,
    tempo,
    titulo,
    dispositivo,
    ativo,
    html: sanitizeHtml(html),
    dataInicial: instantOf(dataInicial),
    dataFinal: instantOf(dataFinal),
  }
}

function saysElse(before: PopupRow, { titulo, html }: { titulo: string; html: string }): boolean {
  return before.titulo !== titulo || before.html !== html
}
