import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { slugOf } from '#domain/format/slug.ts'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
import type { Line } from '#domain/product/specifications/field.ts'
import { idsOfAttributes } from '#platform/catalog/product/product-references.ts'
import { atributos, atributoValores, valoresRenomeados } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** A value of a filter: `atributo` and `chave` are the URL words of its attribute and of itself. */
export const FilterValue = z.object({
  id: z.int(),
  atributo: z.string(),
  label: z.string(),
  chave: z.string(),
  valor: z.string(),
})

export type FilterValue = z.infer<typeof FilterValue>

/** With the line of a sheet that it is now. */
export type RenamedValue = FilterValue & { agora: Line }

type Fields = { idCategoria: number; campos: readonly { label: string; opcoes: readonly string[] }[] }

/**
 * Stores what values of a category's filters are called now. Names that its template uses again are dropped, since they
 * mean something else; those that were renamed before follow to the last name.
 */
export async function rememberNames(
  tx: Database,
  { idCategoria, campos }: Fields,
  renamed: readonly RenamedValue[],
): Promise<void> {
  await dropUsed(tx, { idCategoria, campos })
  const lasting = renamed.filter(
    ({ atributo, chave, agora }) => !isUsed(campos, { atributo, chave, agora: attributeKeyOf(agora.label) }),
  )
  if (lasting.length === 0) return
  const idsFor = await idsOfAttributes(
    tx,
    lasting.map(({ agora }) => agora),
  )
  const rows = lasting.map(({ id, agora }) => ({ idCategoria, de: id, para: idsFor(agora).idValor }))
  for (const { de, para } of rows) {
    const before = and(eq(valoresRenomeados.idCategoria, idCategoria), eq(valoresRenomeados.para, de))
    await tx.delete(valoresRenomeados).where(and(before, eq(valoresRenomeados.de, para)))
    await tx.update(valoresRenomeados).set({ para, pendente: true }).where(before)
  }
  await tx
    .insert(valoresRenomeados)
    .values(rows)
    .onConflictDoUpdate({
      target: [valoresRenomeados.de, valoresRenomeados.idCategoria],
      set: { para: sql`excluded.para`, pendente: true },
    })
}

async function dropUsed(tx: Database, { idCategoria, campos }: Fields): Promise<void> {
  const now = alias(atributos, 'now')
  const valueNow = alias(atributoValores, 'value_now')
  const known = await tx
    .select({
      de: valoresRenomeados.de,
      atributo: atributos.chave,
      chave: atributoValores.chave,
      agora: now.chave,
    })
    .from(valoresRenomeados)
    .innerJoin(atributoValores, eq(atributoValores.id, valoresRenomeados.de))
    .innerJoin(atributos, eq(atributos.id, atributoValores.idAtributo))
    .innerJoin(valueNow, eq(valueNow.id, valoresRenomeados.para))
    .innerJoin(now, eq(now.id, valueNow.idAtributo))
    .where(eq(valoresRenomeados.idCategoria, idCategoria))
  const used = known.filter((name) => isUsed(campos, name)).map(({ de }) => de)
  if (used.length === 0) return
  await tx
    .delete(valoresRenomeados)
    .where(and(eq(valoresRenomeados.idCategoria, idCategoria), inArray(valoresRenomeados.de, used)))
}

/** Whether the template has a field of the name that another one had, or a choice that was renamed. */
function isUsed(
  campos: Fields['campos'],
  { atributo, chave, agora }: { atributo: string; chave: string; agora: string },
): boolean {
  const field = campos.find(({ label }) => attributeKeyOf(label) === atributo)
  if (!field) return false

  return agora !== atributo || field.opcoes.some((option) => slugOf(option) === chave)
}
