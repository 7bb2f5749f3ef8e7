import type { CompanyAnswer } from '#contract/panel/panel.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/**
 * Returns what the federal register says of a CNPJ, for the form of the store's data. Refuses `CamposInvalidos` for a
 * CNPJ with wrong check digits, and `TentativasDemais`.
 */
export async function findCompany(context: RequestContext, input: { cnpj: string }): Promise<CompanyAnswer> {
  const { id } = permit(context, 'configuracao.editar')
  const cnpj = readCnpj(input.cnpj)
  if (!cnpj) throw refuse('CamposInvalidos', { campos: [WRONG] })
  await countTry(context, 'company', `equipe:${id ?? 'token'}`)

  return context.findCompany(cnpj)
}

const WRONG = { campo: 'loja.cnpj', mensagem: 'Este CNPJ não existe. Confira os dígitos.' }
