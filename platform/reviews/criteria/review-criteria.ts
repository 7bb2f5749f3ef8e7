import { and, eq, inArray } from 'drizzle-orm'
import type { ReviewCriteria } from '#contract/reviews/admin-reviews.ts'
import { type Criterion, withCodes } from '#domain/review/criteria.ts'
import { type CategoryRef, categoryLine } from '#platform/catalog/collections/categories/category-line.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { criteriosAvaliacao } from '../tables.ts'
import { defaultCriteriaOf } from './criteria-of.ts'

/** What reviews of a category's products rate: its own list, or that of the nearest category above that has one. */
export async function getCriteria(
  context: RequestContext,
  { categoria }: { categoria: string },
): Promise<ReviewCriteria> {
  permit(context, 'catalogo.ver')

  return criteriaFor(context.db, await categoryLine(context.db, categoria))
}

type Saving = { categoria: string; versao: number; criterios: Criterion[] }

/** Replaces a category's list; an empty one inherits again. Refuses `VersaoAntiga` if somebody saved in the meantime. */
export async function saveCriteria(
  context: RequestContext,
  { categoria, versao, criterios }: Saving,
): Promise<ReviewCriteria> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const line = await categoryLine(tx, categoria)
    const [{ id, nome }] = line
    const before = await criteriaFor(tx, line)
    if (before.versao !== versao || !(await write(tx, id, { versao, criterios: withCodes(criterios) }))) {
      const atual = await criteriaFor(tx, line)
      throw refuse('VersaoAntiga', { versao: atual.versao, atual })
    }
    const after = await criteriaFor(tx, line)
    await recordChange(tx, context, {
      acao: 'criterios.alterados',
      alvo: { tipo: 'categoria', id: String(id), nome },
      antes: { criterios: before.criterios },
      depois: { criterios: after.criterios },
    })
    // Every product of the category shows them.
    await invalidateTags(tx, [tags.categories])
    return after
  })
}

/** Gives a category its first list, for a catalogue that is loaded by a program. Leaves one that it has as it is. */
export async function startCriteria(
  db: Database,
  { categoria, criterios }: Omit<Saving, 'versao'>,
): Promise<void> {
  const [{ id }] = await categoryLine(db, categoria)
  await write(db, id, { versao: 0, criterios: withCodes(criterios) })
}

/** Returns whether the stored version was the expected one. */
async function write(
  tx: Database,
  idCategoria: number,
  { versao, criterios }: Pick<Saving, 'versao' | 'criterios'>,
): Promise<boolean> {
  const stored = and(eq(criteriosAvaliacao.idCategoria, idCategoria), eq(criteriosAvaliacao.versao, versao))
  const id = { id: criteriosAvaliacao.idCategoria }
  if (criterios.length === 0)
    return versao === 0 || (await tx.delete(criteriosAvaliacao).where(stored).returning(id)).length > 0
  const row = { idCategoria, versao: versao + 1, criterios }
  const written =
    versao === 0
      ? await tx.insert(criteriosAvaliacao).values(row).onConflictDoNothing().returning(id)
      : await tx.update(criteriosAvaliacao).set(row).where(stored).returning(id)

  return written.length > 0
}

async function criteriaFor(
  db: Database,
  line: readonly [CategoryRef, ...CategoryRef[]],
): Promise<ReviewCriteria> {
  const rows = await db
    .select()
    .from(criteriosAvaliacao)
    .where(
      inArray(
        criteriosAvaliacao.idCategoria,
        line.map(({ id }) => id),
      ),
    )
  const [nearest] = line.flatMap((category) =>
    rows.flatMap((row) => (row.idCategoria === category.id ? [{ ...row, category }] : [])),
  )
  if (!nearest) return { versao: 0, criterios: await defaultCriteriaOf(db, line[0].id), de: null }
  const { category, versao, criterios } = nearest

  return { versao: category === line[0] ? versao : 0, criterios, de: category.caminho }
}
