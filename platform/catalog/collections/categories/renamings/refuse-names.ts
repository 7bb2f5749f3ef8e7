import { and, countDistinct, eq, inArray, or, sql } from 'drizzle-orm'
import { type FieldProblem, problem } from '#domain/format/field-problem.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { slugOf } from '#domain/format/slug.ts'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
import {
  passedOnNames,
  type TemplateChanges,
} from '#domain/product/specifications/changes/template-changes.ts'
import {
  atributos,
  atributoValores,
  categorias,
  produtoAtributos,
  produtos,
  skuAtributos,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { waitingRenamings } from '../apply-template.ts'
import { hasTemplateOf } from '../template-of.ts'

type Saving = {
  idCategoria: number
  caminho: string
  campos: readonly { label: string; opcoes: readonly string[]; labelAntes?: string | null | undefined }[]
  mudancas: TemplateChanges
}

/** Products that are renamed while a template is saved, if a name of a field is passed on to another one. */
const AT_ONCE = 1000

/**
 * Refuses `CamposInvalidos` for names that can't be changed: those that variants have as an option, whose values are the
 * products' and not the sheet's, and those that pass from one field to another in more products than can be renamed at
 * once. Refuses `FichaEmAplicacao` where products don't have the names of the save before yet, by which the new ones
 * would mean something else.
 */
export async function refuseNames(tx: Database, saving: Saving): Promise<void> {
  const { mudancas, caminho } = saving
  await refuseWaiting(tx, saving)
  if (mudancas.campos.length === 0 && mudancas.valores.length === 0) return
  const rows = await tx.select({ id: categorias.id }).from(categorias).where(hasTemplateOf(caminho))
  const within = rows.map(({ id }) => id)
  const campos = [...(await optionProblems(tx, saving, within)), ...(await numberProblems(tx, saving))]
  if (campos.length > 0)
    throw refuse('CamposInvalidos', { campos }, campos.map(({ mensagem }) => mensagem).join(' '))
}

async function refuseWaiting(
  tx: Database,
  { idCategoria, caminho, campos, mudancas }: Saving,
): Promise<void> {
  const above = await tx
    .select({ id: categorias.id })
    .from(categorias)
    .where(sql`starts_with(${caminho}, ${categorias.caminho} || '/')`)
  const waiting = await waitingRenamings(tx, [idCategoria, ...above.map(({ id }) => id)])
  // The renaming of a category above leaves out those that have a template of their own by then.
  const isBelow = waiting.some((renaming) => renaming.idCategoria !== idCategoria)
  const changes = waiting.flatMap((renaming) => renaming.campos)
  const removed = new Set(changes.filter(({ para }) => para === null).map(({ de }) => slugOf(de)))
  const renamed = new Set(
    changes
      .filter(({ de, para }) => para !== null && slugOf(para) !== slugOf(de))
      .map(({ de }) => slugOf(de)),
  )
  const current = (name: string) =>
    waiting.reduce((now, renaming) => {
      const para = renaming.campos.find(({ de }) => slugOf(de) === now)?.para
      return para == null ? now : slugOf(para)
    }, name)
  // A field that comes back, or gets its old name back, is the same one, in whichever product.
  const isAmbiguous = campos.some(({ label, labelAntes }) => {
    const name = slugOf(label)
    if (labelAntes == null) return renamed.has(name)
    return (renamed.has(name) || removed.has(name)) && current(name) !== slugOf(labelAntes)
  })
  const isPassedOn = waiting.length > 0 && passedOnNames(mudancas).length > 0
  if (isBelow || isAmbiguous || isPassedOn) throw refuse('FichaEmAplicacao')
}

type Options = { chave: string; valor: string | null; produtos: number }[]

async function optionProblems(
  tx: Database,
  { campos, mudancas }: Saving,
  within: number[],
): Promise<FieldProblem[]> {
  const renamed = mudancas.campos.flatMap(({ de, para }) =>
    para !== null && attributeKeyOf(de) !== attributeKeyOf(para) ? [{ de, para }] : [],
  )
  const choices = mudancas.valores.flatMap(({ campo, de, para }) =>
    para === null ? [] : [{ campo, de, para }],
  )
  const keys = [
    ...renamed.map(({ de }) => attributeKeyOf(de)),
    ...choices.map(({ campo }) => attributeKeyOf(campo)),
  ]
  if (keys.length === 0) return []
  const options: Options = await tx
    .select({
      chave: atributos.chave,
      valor: sql<
        string | null
      >`case when grouping(${atributoValores.chave}) = 0 then ${atributoValores.chave} end`,
      produtos: countDistinct(produtos.id),
    })
    .from(produtos)
    .innerJoin(produtoAtributos, eq(produtoAtributos.idProduto, produtos.id))
    .innerJoin(
      atributos,
      sql`${atributos.id} in (${produtoAtributos.idAtributo}, ${produtoAtributos.idAtributoFiltro})`,
    )
    .innerJoin(
      skuAtributos,
      and(eq(skuAtributos.idProduto, produtos.id), eq(skuAtributos.idAtributo, produtoAtributos.idAtributo)),
    )
    .innerJoin(atributoValores, eq(atributoValores.id, skuAtributos.idValor))
    .where(and(inArray(produtos.idCategoria, within), inArray(atributos.chave, keys)))
    .groupBy(sql`grouping sets ((${atributos.chave}), (${atributos.chave}, ${atributoValores.chave}))`)
  const place = (label: string) => campos.findIndex((field) => slugOf(field.label) === slugOf(label))
  const nameNow = (label: string) => mudancas.campos.find(({ de }) => de === label)?.para ?? label

  return [
    ...renamed.flatMap(({ de, para }) => {
      const found = options.find(({ chave, valor }) => chave === attributeKeyOf(de) && valor === null)
      return found
        ? problem(
            `campos.${place(para)}.label`,
            `“${de}” também é a opção que se escolhe em ${products(found.produtos)}, e as opções não mudam com a ficha: as duas deixariam de ser um filtro só. Deixe o nome, ou mude antes o da opção nesses produtos.`,
          )
        : []
    }),
    ...choices.flatMap(({ campo, de }) => {
      const found = options.find(
        ({ chave, valor }) => chave === attributeKeyOf(campo) && valor === slugOf(de),
      )
      return found
        ? problem(
            `campos.${place(nameNow(campo))}.opcoes`,
            `“${de}” também é uma opção de ${products(found.produtos)}, que não muda com a ficha: deixe o valor, ou mude antes a opção nesses produtos.`,
          )
        : []
    }),
  ]
}

async function numberProblems(tx: Database, { campos, caminho, mudancas }: Saving): Promise<FieldProblem[]> {
  const names = passedOnNames(mudancas)
  if (names.length === 0) return []
  const below = tx
    .select({ id: categorias.id })
    .from(categorias)
    .where(or(eq(categorias.caminho, caminho), sql`starts_with(${categorias.caminho}, ${caminho} || '/')`))
  // As `rereadNext` reads them: also those below that have a template of their own.
  const count = await tx.$count(produtos, inArray(produtos.idCategoria, below))
  if (count <= AT_ONCE) return []

  return campos.flatMap(({ label }, i) =>
    names.some((name) => slugOf(name) === slugOf(label))
      ? problem(
          `campos.${i}.label`,
          `“${label}” era o nome de outro campo, e ${products(count)} são demais para trocar os nomes de uma vez. Dê antes ao outro um nome provisório, salve, e espere alguns minutos.`,
        )
      : [],
  )
}

function products(count: number): string {
  return count === 1 ? 'um produto' : `${formatNumber(count)} produtos`
}
