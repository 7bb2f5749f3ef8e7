import { and, arrayOverlaps, asc, eq, like, sql } from 'drizzle-orm'
import * as z from 'zod'
import type {
  SavedTemplateField,
  SpecificationTemplate,
  SpecificationTemplateInTree,
} from '#contract/catalog/products.ts'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
import {
  NO_CHANGES,
  passedOnNames,
  type TemplateChanges,
  templateChanges,
} from '#domain/product/specifications/changes/template-changes.ts'
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
import { ALL_PRODUCTS, APPLY_TEMPLATE } from './apply-template.ts'
import { followTemplate } from './renamings/follow-template.ts'
import { refuseNames } from './renamings/refuse-names.ts'
import { rereadNext } from './renamings/reread-products.ts'
import { hasTemplateOf, templateOf } from './template-of.ts'

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

type Template = Omit<SpecificationTemplate, 'de'> & { categoria: string }

type Saving = Omit<Template, 'campos'> & { campos: SavedTemplateField[] }

/**
 * Replaces a category's specification lines. Filled products take new names of fields and choices along, and so do the
 * rules by which landing pages and guides select; what is removed stays written, but is no filter any more. Refuses
 * `VersaoAntiga` if somebody saved them in the meantime, and what `refuseNames` does.
 */
export async function saveTemplate(
  context: RequestContext,
  { categoria, versao, instrumento, campos: sent }: Saving,
): Promise<SpecificationTemplate> {
  permit(context, 'catalogo.editar')
  const campos = sent.map(({ labelAntes: _label, opcoesAntes: _options, ...campo }) => campo)

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
    const saved = await templateOf(tx, categoria)
    // Without fields of its own, the category has those above it again.
    const after = sent.length === 0 ? saved.campos : sent
    const mudancas = templateChanges(before.campos, after)
    await refuseNames(tx, { idCategoria: id, caminho: categoria, campos: after, mudancas })
    await renameKeyAttributes(tx, categoria, mudancas)
    await followTemplate(tx, { id, caminho: categoria, template: saved }, mudancas, before.campos)
    // Listings filter by what templates say, and products are read by them again.
    await invalidateTags(tx, [tags.categories])
    const isAtOnce = passedOnNames(mudancas).length > 0
    if (isAtOnce) await rereadAll(tx, id, mudancas)
    await enqueue(tx, APPLY_TEMPLATE, {
      idCategoria: id,
      depois: 0,
      mudancas: {
        ...(isAtOnce ? NO_CHANGES : mudancas),
        salvoEm: await timeNow(tx),
        ate: ALL_PRODUCTS,
      },
    })
    return saved
  })
}

/**
 * Gives a category its first template, without a line in the audit log: for a catalogue that is loaded by a program.
 * Leaves one that it has as it is.
 */
export async function startTemplate(
  db: Database,
  { categoria, instrumento, campos }: Omit<Template, 'versao'>,
): Promise<void> {
  const { id } = await categoryAt(db, categoria)
  const before = await templateOf(db, categoria)
  if (before.versao === 0) await write(db, id, { versao: 1, instrumento, campos })
}

async function write(
  tx: Database,
  idCategoria: number,
  { versao, instrumento, campos }: Omit<Template, 'categoria'>,
) {
  await tx.delete(modelosFicha).where(eq(modelosFicha.idCategoria, idCategoria))
  if (campos.length === 0) return
  await tx.insert(modelosFicha).values({ idCategoria, versao, instrumento })
  await tx.insert(camposFicha).values(campos.map((campo, posicao) => ({ idCategoria, posicao, ...campo })))
}

/**
 * Renames in all products before anybody can read or save them: while a name means one field in some products and another
 * one in others, neither forms nor rules could say which.
 */
async function rereadAll(tx: Database, idCategoria: number, changes: TemplateChanges): Promise<void> {
  let depois: number | null = 0
  while (depois !== null) depois = await rereadNext(tx, { idCategoria, depois }, changes)
}

async function timeNow(tx: Database): Promise<string> {
  const { rows } = Times.parse(await tx.execute(sql`select clock_timestamp()::text as agora`))

  return rows[0].agora
}

const Times = z.object({ rows: z.tuple([z.object({ agora: z.string() })]) })

/** The filters that a category and those that inherit from it show first are named by their fields. */
async function renameKeyAttributes(tx: Database, categoria: string, { campos }: TemplateChanges) {
  const keys = new Map(
    campos.flatMap(({ de, para }) =>
      para === null ? [] : [[attributeKeyOf(de), attributeKeyOf(para)] as const],
    ),
  )
  if (keys.size === 0) return
  const { id, atributosPrincipais } = categorias
  const rows = await tx
    .select({ id, atributosPrincipais })
    .from(categorias)
    .where(and(hasTemplateOf(categoria), arrayOverlaps(atributosPrincipais, [...keys.keys()])))
    .orderBy(asc(id))
  for (const row of rows)
    await tx
      .update(categorias)
      .set({
        atributosPrincipais: [...new Set(row.atributosPrincipais.map((key) => keys.get(key) ?? key))],
        versao: sql`${categorias.versao} + 1`,
      })
      .where(eq(id, row.id))
}

async function categoryAt(db: Database, caminho: string) {
  const [row] = await db
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(eq(categorias.caminho, caminho))
  if (!row) throw refuse('CadastroInexistente')

  return row
}
