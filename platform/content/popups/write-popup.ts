import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { PopupInput } from '#contract/content/content-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/tags.ts'
import { instantOf } from '../rows.ts'
import { sanitizeHtml } from '../sanitize.ts'
import { popups } from '../tables.ts'

export type PopupRow = typeof popups.$inferSelect

/**
 * Writes a popup, new or in the place of `before`. One that says something else gets a new number, because browsers remember by
 * it which popups they have shown. Answers the row, which is `before` itself when nothing changed.
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
  if (!row) throw new Error(`O popup ${input.nome} não foi gravado.`)
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
