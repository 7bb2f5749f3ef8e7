import { asc, eq, like } from 'drizzle-orm'
import type { SpecificationTemplate, SpecificationTemplateInTree } from '#contract/catalog/products.ts'
import { camposFicha, categorias, modelosFicha } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { APPLY_TEMPLATE } from './apply-template.ts'
import { templateOf } from './template-of.ts'

/**
 * The specification lines that a category's products should have: its own, or those of the nearest category above that
 * has any; and which categories below it have their own instead.
 */
export async function getTemplate(
  context: RequestContext,
  { categoria }: { categoria: string },
): Promise<SpecificationTemplateInTree> {
  permit(context, 'catalogo.ver')
  await categoryAt(context.db, categoria)
  const abaixo = await context.db
    .select({ caminho: categorias.caminho })
    .from(modelosFicha)
    .innerJoin(categorias, eq(categorias.id, modelosFicha.idCategoria))
    .where(like(categorias.caminho, `${escapeLike(categoria)}/%`))
    .orderBy(asc(categorias.caminho))

  return { ...(await templateOf(context.db, categoria)), abaixo: abaixo.map(({ caminho }) => caminho) }
}

type Saving = Omit<SpecificationTemplate, 'de'> & { categoria: string }

/** Replaces a category's specification lines. Refuses `VersaoAntiga` if somebody saved them in the meantime. */
export async function saveTemplate(
  context: RequestContext,
  { categoria, versao, instrumento, campos }: Saving,
): Promise<SpecificationTemplate> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const { id, nome } = await categoryAt(tx, categoria)
    // Locks the category, since the template row may not exist yet.
    await tx.select({ id: categorias.id }).from(categorias).where(eq(categorias.id, id)).for('no key update')
    const before = await templateOf(tx, categoria)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: before })

    await write(tx, id, { versao: versao + 1, instrumento, campos })
    await recordChange(tx, context, {
      acao: 'ficha.alterada',
      alvo: { tipo: 'categoria', id: String(id), nome },
      antes:
        before.versao === 0 ? { campos: [] } : { instrumento: before.instrumento, campos: before.campos },
      depois: { instrumento, campos },
    })
    // Listings filter by what templates say, and products are read by them again.
    await invalidateTags(tx, [tags.categories])
    await enqueue(tx, APPLY_TEMPLATE, { idCategoria: id, depois: 0 })
    return templateOf(tx, categoria)
  })
}

/**
 * Gives a category its first template, without a line in the audit log: for a catalogue that is loaded by a program.
 * Leaves one that it has as it is.
 */
export async function startTemplate(
  db: Database,
  { categoria, instrumento, campos }: Omit<Saving, 'versao'>,
): Promise<void> {
  const { id } = await categoryAt(db, categoria)
  const before = await templateOf(db, categoria)
  if (before.versao === 0) await write(db, id, { versao: 1, instrumento, campos })
}

async function write(
  tx: Database,
  idCategoria: number,
  { versao, instrumento, campos }: Omit<Saving, 'categoria'>,
) {
  await tx.delete(modelosFicha).where(eq(modelosFicha.idCategoria, idCategoria))
  if (campos.length === 0) return
  await tx.insert(modelosFicha).values({ idCategoria, versao, instrumento })
  await tx.insert(camposFicha).values(campos.map((campo, posicao) => ({ idCategoria, posicao, ...campo })))
}

async function categoryAt(db: Database, caminho: string) {
  const [row] = await db
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(eq(categorias.caminho, caminho))
  if (!row) throw refuse('CadastroInexistente')

  return row
}
