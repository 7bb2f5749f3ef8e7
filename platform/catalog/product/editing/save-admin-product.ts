import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { PanelProduct, ProductForm } from '#contract/catalog/products.ts'
import { claimAddress } from '#platform/catalog/addresses/claim-address.ts'
import { produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { shownNow, writeSchedule } from '../status/write-schedule.ts'
import { panelProduct } from './admin-product.ts'
import { notedOf, productChanges } from './product-changes.ts'
import { refuseUnknownFile } from './refuse-unknown-file.ts'
import { renameSkus } from './rename-skus.ts'
import { saveProduct } from './save-product.ts'
import { type StoredFields, storedFields } from './stored-fields.ts'

/** Puts in a product. Refuses `EnderecoOcupado` where another page has its slug. */
export async function createProduct(context: RequestContext, form: ProductForm): Promise<PanelProduct> {
  permit(context, 'catalogo.editar')

  return context.db.transaction((tx) => putIn(tx, context, form, 'produto.criado'))
}

/** Puts in a product that isn't there, inside a transaction, and notes it as `acao`. */
export async function putIn(
  tx: Database,
  context: RequestContext,
  form: ProductForm,
  acao: string,
): Promise<PanelProduct> {
  await claimSlug(tx, form.slug)
  await refuseUnknownFile(tx, form.arquivos)
  const facts = fieldsOfNew(context.agora)
  const { id } = await saveProduct({ db: tx }, inputOf(form, facts, context.agora))
  await writeRest(tx, context, id, form)
  const saved = await panelProduct(tx, id)
  await noteChange(tx, context, { acao, alvo: targetOf(saved), depois: notedOf(saved) })

  return saved
}

/** Saves a product that was read at `versao`. A SKU that the shop has keeps its stock, and its id where its code changes. */
export async function savePanelProduct(
  context: RequestContext,
  { id, versao, ...form }: ProductForm & { id: number; versao: number },
): Promise<PanelProduct> {
  permit(context, 'catalogo.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockAt(tx, id, versao)
    if (form.slug !== before.slug) await claimSlug(tx, form.slug, id)
    await refuseUnknownFile(tx, form.arquivos)
    await renameSkus(tx, id, form.skus)
    const facts = await factsOf(tx, context, before, form)
    await saveProduct({ db: tx }, inputOf(form, facts, context.agora), { id, unchangedStock: true })
    await writeRest(tx, context, id, form)
    const after = await panelProduct(tx, id)
    if (isDeepStrictEqual(notedOf(before), notedOf(after))) return after

    const saved = after.versao === versao ? await countVersion(tx, after) : after
    await noteChange(tx, context, {
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

/** Waits for whoever else claims the same slug, and refuses it to all but the first. */
async function claimSlug(tx: Database, slug: string, id = 0) {
  await claimAddress(tx, slug, 'produto')
  const [other] = await tx
    .select({ id: produtos.id })
    .from(produtos)
    .where(and(eq(produtos.slug, slug), ne(produtos.id, id)))
  if (other) throw refuse('EnderecoOcupado', { slug })
}

function fieldsOfNew(agora: Date): ProductFields {
  return {
    publicadoEm: agora.toISOString(),
    vendas: 0,
    kit: [],
    combinacoes: [],
    relacionados: [],
  }
}

/** What a product has that its form does not tell of. */
type ProductFields = Pick<StoredFields, 'publicadoEm' | 'vendas' | 'kit' | 'combinacoes' | 'relacionados'>

/** What comes into the shop and sold nothing of late is new to it. */
async function factsOf(tx: Database, { agora }: RequestContext, before: PanelProduct, form: ProductForm) {
  const facts = await storedFields(tx, before.slug)
  if (!facts) throw refuse('CadastroInexistente')
  const { publicadoEm, vendas, kit, combinacoes, relacionados } = facts
  const arrives = !before.naLoja && shownNow(form, agora).situacao !== 'inativo' && vendas === 0

  return {
    vendas,
    kit,
    combinacoes,
    relacionados,
    publicadoEm: arrives ? agora.toISOString() : publicadoEm,
  }
}

function inputOf(form: ProductForm, facts: ProductFields, agora: Date): ProductInput {
  const { promocao: _, publicarEm: __, retirarEm: ___, skus, midias, ...page } = form
  const { situacao, prices } = shownNow(form, agora)

  return {
    ...page,
    ...facts,
    situacao,
    midias: midias.map(({ arquivo, alt }) => ({ arquivo, alt })),
    skus: skus.map(({ id: _id, custo: _custo, precoPromocional: _price, ...sku }, i) => {
      return { ...sku, ...prices[i] }
    }),
  }
}

/** What the shop is not told: costs, and what is to happen at a set moment. */
async function writeRest(tx: Database, { agora }: RequestContext, idProduto: number, form: ProductForm) {
  const rows = await tx.select({ id: skus.id, sku: skus.sku }).from(skus).where(eq(skus.idProduto, idProduto))
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  const costs = JSON.stringify(form.skus.map(({ sku, custo }) => ({ sku, custo })))
  await tx.execute(sql`
    update skus s set custo = c.custo from jsonb_to_recordset(${costs}::jsonb) as c(sku text, custo integer)
    where s.sku = c.sku and s.id_produto = ${idProduto} and s.custo is distinct from c.custo`)
  await writeSchedule(tx, idProduto, { form, agora, idOf: (sku) => ids.get(sku) ?? 0 })
}

/** Of a change that the shop's part of the product did not see. */
async function countVersion(tx: Database, product: PanelProduct): Promise<PanelProduct> {
  const versao = product.versao + 1
  await tx.update(produtos).set({ versao, alteradoEm: sql`now()` }).where(eq(produtos.id, product.id))

  return { ...product, versao }
}

function targetOf({ id, nome }: PanelProduct) {
  return { tipo: 'produto', id: String(id), nome }
}
