import { and, eq, ne, sql } from 'drizzle-orm'
import type { StoredTaxRule, TaxRuleInput } from '#contract/orders/fiscal/tax-rules.ts'
import { taxRuleProblems } from '#domain/order/fiscal/tax-rules.ts'
import { categoryNames } from '#platform/catalog/collections/categories/category-names.ts'
import { productNames } from '#platform/catalog/product/product-names.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { regrasFiscais } from '../tables.ts'
import { namedRules, type RuleRow } from './list-rules.ts'

/** All of them are read for every invoice. */
const MAX_RULES = 1000

/** Creates a tax rule. Refuses `CamposInvalidos`, and `CadastroInvalido` beyond `MAX_RULES`. */
export async function createRule(context: RequestContext, input: TaxRuleInput): Promise<StoredTaxRule> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    // One at a time, so that neither their number nor two of the same target pass unseen.
    await tx.execute(sql`lock table ${regrasFiscais} in share row exclusive mode`)
    if ((await tx.$count(regrasFiscais)) >= MAX_RULES)
      throw refuse('CadastroInvalido', { motivo: 'cheio' }, `São no máximo ${MAX_RULES} regras de tributos.`)
    await refuseProblems(context, tx, input, 0)
    const [row] = await tx.insert(regrasFiscais).values(input).returning()
    const rule = await namedRule(tx, row)
    await recordChange(tx, context, { acao: 'tributos.criada', alvo: target(rule), depois: audited(rule) })

    return rule
  })
}

/** Refuses `CamposInvalidos`, `CadastroInexistente` and `VersaoAntiga`. */
export async function saveRule(
  context: RequestContext,
  { id, versao, ...input }: TaxRuleInput & { id: number; versao: number },
): Promise<StoredTaxRule> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${regrasFiscais} in share row exclusive mode`)
    const before = await findRule(tx, id)
    if (before.versao !== versao) throw refuse('VersaoAntiga', { versao: before.versao, atual: before })
    await refuseProblems(context, tx, input, id)
    const [row] = await tx
      .update(regrasFiscais)
      .set({ ...input, versao: versao + 1 })
      .where(eq(regrasFiscais.id, id))
      .returning()
    const rule = await namedRule(tx, row)
    await recordChange(tx, context, {
      acao: 'tributos.alterada',
      alvo: target(rule),
      antes: audited(before),
      depois: audited(rule),
    })

    return rule
  })
}

/** Refuses `CadastroInexistente`. */
export async function removeRule(
  context: RequestContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const before = await findRule(tx, id)
    await tx.delete(regrasFiscais).where(eq(regrasFiscais.id, id))
    await recordChange(tx, context, {
      acao: 'tributos.excluida',
      alvo: target(before),
      antes: audited(before),
    })

    return {}
  })
}

async function findRule(tx: Database, id: number): Promise<StoredTaxRule> {
  const [row] = await tx.select().from(regrasFiscais).where(eq(regrasFiscais.id, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return namedRule(tx, row)
}

async function namedRule(tx: Database, row: RuleRow | undefined): Promise<StoredTaxRule> {
  const [rule] = row ? await namedRules(tx, [row]) : []
  if (!rule) throw new Error('The tax rule was not stored.')

  return rule
}

async function refuseProblems(
  { settings }: RequestContext,
  tx: Database,
  input: TaxRuleInput,
  id: number,
): Promise<void> {
  const { idProduto, idCategoria, destino } = input
  const campos = taxRuleProblems(input, settings.loja.endereco.uf)
  if (idProduto !== null && idCategoria !== null)
    campos.push({ campo: 'idProduto', mensagem: 'Escolha um produto ou uma categoria, não os dois.' })
  else if (idProduto !== null && !(await productNames(tx, [idProduto])).has(idProduto))
    campos.push({ campo: 'idProduto', mensagem: 'Este produto não existe mais.' })
  else if (idCategoria !== null && !(await categoryNames(tx, [idCategoria])).has(idCategoria))
    campos.push({ campo: 'idCategoria', mensagem: 'Esta categoria não existe mais.' })
  const twin = and(
    ne(regrasFiscais.id, id),
    eq(regrasFiscais.destino, destino),
    sql`${regrasFiscais.idProduto} is not distinct from ${idProduto}::integer`,
    sql`${regrasFiscais.idCategoria} is not distinct from ${idCategoria}::integer`,
  )
  if ((await tx.$count(regrasFiscais, twin)) > 0)
    campos.push({ campo: 'destino', mensagem: 'Já há uma regra para isto neste destino: mude aquela.' })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}

function target({ id, nome }: StoredTaxRule) {
  return { tipo: 'tributos', id: String(id), nome: nome || 'Toda a loja' } as const
}

function audited({ destino, campos }: StoredTaxRule) {
  return { lugarDaRegra: destino, ...campos }
}
