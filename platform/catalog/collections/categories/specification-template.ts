import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { slugOf } from '#domain/format/slug.ts'
import { camposFicha, categorias, modelosFicha } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/**
 * The specification lines that a category's products should have: its own, or those of the nearest category above that
 * has any.
 */
export async function getTemplate(
  context: RequestContext,
  { categoria }: { categoria: string },
): Promise<SpecificationTemplate> {
  permit(context, 'catalogo.ver')
  await categoryAt(context.db, categoria)

  return templateOf(context.db, categoria)
}

type Saving = { categoria: string; versao: number; campos: SpecificationTemplate['campos'] }

/** Replaces a category's specification lines. Refuses `VersaoAntiga` if somebody saved them in the meantime. */
export async function saveTemplate(
  context: RequestContext,
  { categoria, versao, campos }: Saving,
): Promise<SpecificationTemplate> {
  permit(context, 'catalogo.editar')
  const labels = campos.map(({ label }) => slugOf(label))
  if (labels.includes('') || new Set(labels).size < labels.length) {
    const motivo = 'Cada característica precisa de um nome, e de um só dela.'
    throw refuse('CadastroInvalido', { motivo }, motivo)
  }

  return context.db.transaction(async (tx) => {
    const { id, nome } = await categoryAt(tx, categoria)
    // Locks the category, since the template row may not exist yet.
    await tx.select({ id: categorias.id }).from(categorias).where(eq(categorias.id, id)).for('no key update')
    const before = await templateOf(tx, categoria)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: before })

    await write(tx, id, { versao: versao + 1, campos })
    await recordChange(tx, context, {
      acao: 'ficha.alterada',
      alvo: { tipo: 'categoria', id: String(id), nome },
      antes: { campos: before.versao === 0 ? [] : before.campos },
      depois: { campos },
    })
    return templateOf(tx, categoria)
  })
}

async function write(tx: Database, idCategoria: number, { versao, campos }: Omit<Saving, 'categoria'>) {
  await tx.delete(modelosFicha).where(eq(modelosFicha.idCategoria, idCategoria))
  if (campos.length === 0) return
  await tx.insert(modelosFicha).values({ idCategoria, versao })
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

async function templateOf(db: Database, categoria: string): Promise<SpecificationTemplate> {
  const parts = categoria.split('/')
  const line = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  const [nearest] = await db
    .select({ id: categorias.id, caminho: categorias.caminho, versao: modelosFicha.versao })
    .from(modelosFicha)
    .innerJoin(categorias, eq(categorias.id, modelosFicha.idCategoria))
    .where(inArray(categorias.caminho, line))
    .orderBy(desc(categorias.nivel))
    .limit(1)
  if (!nearest) return { versao: 0, campos: [], de: null }

  const campos = await db
    .select({ label: camposFicha.label, filtro: camposFicha.filtro, opcoes: camposFicha.opcoes })
    .from(camposFicha)
    .where(eq(camposFicha.idCategoria, nearest.id))
    .orderBy(asc(camposFicha.posicao))

  return { versao: nearest.caminho === categoria ? nearest.versao : 0, campos, de: nearest.caminho }
}
