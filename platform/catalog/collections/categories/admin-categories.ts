import { eq, sql } from 'drizzle-orm'
import type { CategoryForm, CategoryNode, PanelCategory } from '#contract/catalog/categories.ts'
import { categorias, enderecos, landingPages, produtoCategorias, vitrines } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { refuseUnknownPicture } from '../keyed-picture.ts'
import { refuseStale } from '../refuse-stale.ts'
import { unlessReferenced } from '../unless-referenced.ts'
import { categoryForm, categoryNodes, lockTree } from './category-forms.ts'
import { LEVELS, relocateCategory, TOO_DEEP } from './relocate-category.ts'
import { saveCategory } from './save-category.ts'
import { setCategoryBox } from './set-category-box.ts'

/** Creates a category after its siblings. Refuses `EnderecoOcupado`, and a fourth level. */
export function createCategory(
  context: RequestContext,
  {
    idPai,
    slug,
    atributosPrincipais = [],
    embalagem = null,
    ...form
  }: CategoryForm & { idPai: number | null },
): Promise<PanelCategory> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    await lockTree(tx)
    const parent = idPai === null ? null : await categoryForm(tx, idPai)
    if (parent && parent.caminho.split('/').length >= LEVELS)
      throw refuse('CadastroInvalido', { motivo: TOO_DEEP }, TOO_DEEP)
    const caminho = parent ? `${parent.caminho}/${slug}` : slug
    if ((await tx.$count(categorias, eq(categorias.caminho, caminho))) > 0)
      throw refuse('EnderecoOcupado', { slug: caminho })
    await refuseUnknownPicture(tx, form.imagem)
    const { id } = await saveCategory({ db: tx }, { ...form, atributosPrincipais, caminho })
    if (embalagem) await setCategoryBox(tx, id, embalagem)
    const saved = await categoryForm(tx, id)
    await recordChange(tx, context, {
      acao: 'categoria.criada',
      alvo: targetOf(saved),
      depois: notedOf(saved),
    })

    return saved
  })
}

/** Saves a category that was read at `versao`; a new slug moves it with its subcategories. */
export function saveCategoryForm(
  context: RequestContext,
  { id, versao, slug, embalagem, ...form }: CategoryForm & { id: number; versao: number },
): Promise<PanelCategory> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    await lockTree(tx)
    const before = await categoryForm(tx, id)
    refuseStale(versao, before)
    await relocateCategory(tx, { id, idPai: before.idPai, slug })
    const { caminho } = await categoryForm(tx, id)
    await refuseUnknownPicture(tx, form.imagem)
    const { atributosPrincipais = before.atributosPrincipais } = form
    await saveCategory({ db: tx }, { ...form, atributosPrincipais, caminho })
    if (embalagem !== undefined) await setCategoryBox(tx, id, embalagem)
    const saved = await categoryForm(tx, id)
    if (saved.versao !== before.versao)
      await recordChange(tx, context, {
        acao: 'categoria.alterada',
        alvo: targetOf(saved),
        antes: notedOf(before),
        depois: notedOf(saved),
      })

    return saved
  })
}

type Place = { id: number; versao: number; idPai: number | null; posicao: number }

/** Moves a category to another place in the tree. Refuses what `relocateCategory` refuses. */
export function moveCategory(
  context: RequestContext,
  { id, versao, idPai, posicao }: Place,
): Promise<{ itens: CategoryNode[] }> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    await lockTree(tx)
    const before = await categoryForm(tx, id)
    refuseStale(versao, before)
    const place = await placeOf(tx, before)
    await relocateCategory(tx, { id, idPai, slug: before.slug })
    await setPlace(tx, { id, idPai, posicao })
    const after = await categoryForm(tx, id)
    if (after.versao === versao)
      await tx
        .update(categorias)
        .set({ versao: versao + 1 })
        .where(eq(categorias.id, id))
    await invalidateTags(tx, [tags.categories])
    await recordChange(tx, context, {
      acao: 'categoria.movida',
      alvo: targetOf(after),
      antes: { caminho: before.caminho, posicao: place },
      depois: { caminho: after.caminho, posicao: await placeOf(tx, after) },
    })

    return { itens: await categoryNodes(tx) }
  })
}

/** Deletes an empty category. */
export function removeCategory(
  context: RequestContext,
  { id }: { id: number },
): Promise<{ itens: CategoryNode[] }> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    await lockTree(tx)
    const before = await categoryForm(tx, id)
    await refuseInUse(tx, id)
    await unlessReferenced(
      tx.delete(categorias).where(eq(categorias.id, id)).execute(),
      refuse(
        'CadastroEmUso',
        undefined,
        'Uma promoção vale para esta categoria. Tire a categoria dela antes.',
      ),
    )
    if (before.idPai === null) await tx.delete(enderecos).where(eq(enderecos.slug, before.slug))
    await invalidateTags(tx, [tags.categories, tags.category(id), tags.address(`/${before.caminho}`)])
    await recordChange(tx, context, {
      acao: 'categoria.excluida',
      alvo: targetOf(before),
      antes: notedOf(before),
    })

    return { itens: await categoryNodes(tx) }
  })
}

async function refuseInUse(tx: Database, id: number) {
  const uses: [number, string][] = [
    [await tx.$count(categorias, eq(categorias.idPai, id)), 'tem categorias dentro dela'],
    [await tx.$count(produtoCategorias, eq(produtoCategorias.idCategoria, id)), 'ainda tem produtos'],
    [await tx.$count(vitrines, eq(vitrines.idCategoria, id)), 'é usada por uma vitrine'],
    [await tx.$count(landingPages, eq(landingPages.idCategoria, id)), 'é usada por uma página de seleção'],
  ]
  const use = uses.find(([count]) => count > 0)
  if (use) throw refuse('CadastroEmUso', undefined, `Esta categoria ${use[1]}.`)
}

/** Puts the category at its place and renumbers its siblings. */
async function setPlace(tx: Database, { id, idPai, posicao }: Omit<Place, 'versao'>) {
  await tx.execute(sql`
    with siblings as (
      select id, row_number() over (order by posicao, id) - 1 as place from categorias
      where id_pai is not distinct from ${idPai}::integer and id <> ${id}
    ),
    places as (
      select id, case when place >= ${posicao} then place + 1 else place end as place from siblings
      union all
      select ${id}::integer, least(${posicao}, (select count(*) from siblings))
    )
    update categorias c set posicao = l.place::integer from places l where l.id = c.id and c.posicao <> l.place`)
}

async function placeOf(tx: Database, { id, idPai }: PanelCategory): Promise<number> {
  return tx.$count(
    categorias,
    sql`${categorias.idPai} is not distinct from ${idPai} and ${categorias.posicao} < (
      select c.posicao from categorias c where c.id = ${id}
    )`,
  )
}

function targetOf({ id, nome }: PanelCategory) {
  return { tipo: 'categoria', id: String(id), nome }
}

function notedOf({
  caminho,
  nome,
  titulo,
  descricao,
  imagem,
  seo,
  atributosPrincipais,
  embalagem,
}: PanelCategory) {
  return {
    caminho,
    nome,
    titulo,
    descricao,
    seo,
    imagem: imagem?.arquivo ?? null,
    alt: imagem?.alt ?? '',
    atributosPrincipais,
    embalagem,
  }
}
