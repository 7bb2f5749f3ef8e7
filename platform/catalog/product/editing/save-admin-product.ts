import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { PanelProduct, ProductForm } from '#contract/catalog/products.ts'
import { claimAddress } from '#platform/catalog/addresses/claim-address.ts'
import { produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { writeRestockDates } from '../../stock/restock-dates/write-restock-dates.ts'
import { shownNow, writeSchedule } from '../status/write-schedule.ts'
import { panelProduct } from './admin-product.ts'
import { notedOf, productChanges } from './product-changes.ts'
import { refuseUnknownFile } from './refuse-unknown-file.ts'
import { renameSkus } from './rename-skus.ts'
import { saveProduct } from './save-product.ts'
import { type StoredFields, storedFields } from './stored-fields.ts'
import { refuseSpecificationProblems } from './typed-specifications.ts'

/** Creates a product. Refuses `EnderecoOcupado` if another page has its slug. */
export async function createProduct(context: RequestContext, form: ProductForm): Promise<PanelProduct> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    await refuseSpecificationProblems(tx, form)
    return putIn(tx, context, form, 'produto.criado')
  })
}

/** Creates a product inside a transaction and writes it to the audit log as `acao`. */
export async function putIn(
  tx: Database,
  context: RequestContext,
  form: ProductForm,
  acao: string,
): Promise<PanelProduct> {
  await claimSlug(tx, form.slug)
  await refuseUnknownFile(tx, form)
  const fields = fieldsOfNew(context.now)
  const { id } = await saveProduct({ db: tx }, inputOf(form, fields, context.now))
  await writeBeside(tx, context, id, form)
  const saved = await panelProduct(tx, id)
  await recordChange(tx, context, { acao, alvo: targetOf(saved), depois: notedOf(saved) })

  return saved
}

/** Saves a product that was read at `versao`. Existing SKUs keep their stock, and their id if the code changes. */
export async function savePanelProduct(
  context: RequestContext,
  { id, versao, ...form }: ProductForm & { id: number; versao: number },
): Promise<PanelProduct> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockAt(tx, id, versao)
    if (form.slug !== before.slug) await claimSlug(tx, form.slug, id)
    await refuseUnknownFile(tx, form)
    await refuseSpecificationProblems(tx, form, before)
    await renameSkus(tx, id, form.skus)
    const fields = await productFields(tx, context, before, form)
    await saveProduct({ db: tx }, inputOf(form, fields, context.now), { id, unchangedStock: true })
    await writeBeside(tx, context, id, form)
    const after = await panelProduct(tx, id)
    if (isDeepStrictEqual(notedOf(before), notedOf(after))) return after

    const saved = after.versao === versao ? await incrementVersion(tx, after) : after
    await recordChange(tx, context, {
      acao: 'produto.alterado',
      alvo: targetOf(saved),
      ...productChanges(before, saved),
    })
    return saved
  })
}

async function lockAt(tx: Database, id: number, versao: number): Promise<PanelProduct> {
  await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
  const atual = await panelProduct(tx, id)
  if (atual.versao !== versao) throw refuse('VersaoAntiga', { versao: atual.versao, atual })

  return atual
}

/** Of simultaneous claims of the same slug the first wins, the others are refused. */
async function claimSlug(tx: Database, slug: string, id = 0) {
  await claimAddress(tx, slug, 'produto')
  const [other] = await tx
    .select({ id: produtos.id })
    .from(produtos)
    .where(and(eq(produtos.slug, slug), ne(produtos.id, id)))
  if (other) throw refuse('EnderecoOcupado', { slug })
}

function fieldsOfNew(now: Date): ProductFields {
  return {
    publicadoEm: now.toISOString(),
    vendas: 0,
    kit: [],
    combinacoes: [],
    relacionados: [],
  }
}

/** Fields of a product that the form doesn't have. */
type ProductFields = Pick<StoredFields, 'publicadoEm' | 'vendas' | 'kit' | 'combinacoes' | 'relacionados'>

/** A product without sales that enters the shop gets a new publication date. */
async function productFields(tx: Database, { now }: RequestContext, before: PanelProduct, form: ProductForm) {
  const stored = await storedFields(tx, before.slug)
  if (!stored) throw refuse('CadastroInexistente')
  const { publicadoEm, vendas, kit, combinacoes, relacionados } = stored
  const arrives = !before.naLoja && shownNow(form, now).situacao !== 'inativo' && vendas === 0

  return {
    vendas,
    kit,
    combinacoes,
    relacionados,
    publicadoEm: arrives ? now.toISOString() : publicadoEm,
  }
}

function inputOf(form: ProductForm, fields: ProductFields, now: Date): ProductInput {
  const { promocao: _, publicarEm: __, retirarEm: ___, skus, midias, ...page } = form
  const { situacao, prices } = shownNow(form, now)

  return {
    ...page,
    ...fields,
    situacao,
    midias: midias.map(({ arquivo, alt }) => ({ arquivo, alt })),
    skus: skus.map((own, i) => {
      const { id: _id, custo: _cost, previsaoReposicao: _date, precoPromocional: _price, ...sku } = own
      return { ...sku, ...prices[i] }
    }),
  }
}

/** Writes what `saveProduct` doesn't: costs, restock dates and schedules. */
async function writeBeside(tx: Database, { now }: RequestContext, idProduto: number, form: ProductForm) {
  const rows = await tx.select({ id: skus.id, sku: skus.sku }).from(skus).where(eq(skus.idProduto, idProduto))
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  const costs = JSON.stringify(form.skus.map(({ sku, custo }) => ({ sku, custo })))
  await tx.execute(sql`
    update skus s set custo = c.custo from jsonb_to_recordset(${costs}::jsonb) as c(sku text, custo integer)
    where s.sku = c.sku and s.id_produto = ${idProduto} and s.custo is distinct from c.custo`)
  const dates = form.skus.flatMap(({ sku, previsaoReposicao }) =>
    previsaoReposicao === undefined ? [] : [{ idSku: ids.get(sku) ?? 0, previsaoReposicao }],
  )
  await writeRestockDates(tx, { itens: dates, now })
  await writeSchedule(tx, idProduto, { form, now, idOf: (sku) => ids.get(sku) ?? 0 })
}

/** Raises the version for a change that `saveProduct` did not see. */
async function incrementVersion(tx: Database, product: PanelProduct): Promise<PanelProduct> {
  const versao = product.versao + 1
  await tx.update(produtos).set({ versao, alteradoEm: sql`now()` }).where(eq(produtos.id, product.id))

  return { ...product, versao }
}

function targetOf({ id, nome }: PanelProduct) {
  return { tipo: 'produto', id: String(id), nome }
}
