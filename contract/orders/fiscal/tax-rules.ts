import * as z from 'zod'
import { adminCall } from '../../admin-call.ts'
import { PathId } from '../../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../../paging.ts'

const call = adminCall('fiscal')

const Code = z.string().trim().max(10).nullable()

/** In hundredths of a percent. */
const Rate = z.int().min(0).max(10_000).nullable()

/** `domain/order/fiscal/tax-fields.ts` documents the fields; null leaves one to a more general rule. */
const Fields = z.object({
  ncm: Code,
  cest: Code,
  unidade: Code,
  cfop: Code,
  icms: Code,
  aliquotaIcms: Rate,
  aliquotaDestino: Rate,
  fcp: Rate,
  pisCofins: Code,
  aliquotaPis: Rate,
  aliquotaCofins: Rate,
})

const RuleInput = z.object({
  /** One of them at most: a product, or a category with all below it; without both, all that the store sells. */
  idProduto: z.int32().positive().nullable(),
  idCategoria: z.int32().positive().nullable(),
  /** `todos`, `dentro` or `fora` of the store's state, or a state. */
  destino: z.string().max(10),
  campos: Fields,
})

const Rule = RuleInput.extend({
  id: z.int32(),
  /** The name of the product or category; empty for a rule of the store. */
  nome: z.string(),
  versao: z.int32(),
})

const Id = z.object({ id: PathId })

export const taxRules = {
  /** The rules of the store first, then those of categories and products. */
  listRules: call('GET', '/settings/tax-rules', 'As regras de tributos', 'configuracao.ver')
    .input(PageInput)
    .output(pageOf(Rule)),

  /** Refuses `CamposInvalidos`, also for a second rule of the same goods and place. */
  createRule: call('POST', '/settings/tax-rules', 'Cria uma regra de tributos', 'configuracao.editar')
    .input(RuleInput)
    .output(Rule),

  saveRule: call('PUT', '/settings/tax-rules/{id}', 'Muda uma regra de tributos', 'configuracao.editar')
    .input(RuleInput.extend({ ...Id.shape, versao: z.int32() }))
    .output(Rule),

  removeRule: call(
    'DELETE',
    '/settings/tax-rules/{id}',
    'Exclui uma regra de tributos',
    'configuracao.editar',
  )
    .input(Id)
    .output(z.object({})),
}

export type StoredTaxRule = z.infer<typeof Rule>
export type TaxRuleInput = z.infer<typeof RuleInput>
