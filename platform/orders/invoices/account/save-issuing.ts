import type { IssuingInput, IssuingPage } from '#contract/orders/fiscal/issuing.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openIssuer } from '../account/open-issuer.ts'
import { emissaoNfe } from '../tables.ts'
import { getIssuing } from './get-issuing.ts'

/** Changes how the store issues. Refuses `CamposInvalidos` for an environment without a token, and `VersaoAntiga`. */
export async function saveIssuing(
  context: RequestContext,
  { versao, ...input }: IssuingInput & { versao: number },
): Promise<IssuingPage> {
  permit(context, 'integracoes.gerir')
  const { ambiente } = input
  if (ambiente !== null && (await openIssuer(context, ambiente)) === null)
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'ambiente', mensagem: 'Guarde primeiro o token deste ambiente.' }],
    })
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(emissaoNfe).for('update')
    if (!before) throw new Error('The row of issuing is missing.')
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: await getIssuing({ ...context, db: tx }) })
    await tx.update(emissaoNfe).set({ ...input, versao: versao + 1 })
    await recordChange(tx, context, {
      acao: 'notaFiscal.alterada',
      alvo: { tipo: 'notaFiscal', id: '1', nome: 'Emissão de notas' },
      antes: audited(before),
      depois: audited(input),
    })
  })

  return getIssuing(context)
}

function audited({ ambiente, automatica, informacoes }: IssuingInput) {
  return { ambiente, emissaoAutomatica: automatica, informacoes }
}
