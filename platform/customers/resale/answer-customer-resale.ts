import { eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeCustomer } from '../account/change-customer.ts'
import { clientes, gruposClientes } from '../tables.ts'
import { answerResale, type ResaleAnswer } from './answer-resale.ts'

/**
 * Makes a customer a reseller of a group, or of none, whether they applied or not. Refuses `ClienteInexistente` and
 * `CamposInvalidos` (`idGrupo`).
 */
export function answerCustomerResale(
  context: RequestContext,
  { id, idGrupo }: { id: number; idGrupo: ResaleAnswer['idGrupo'] },
) {
  return changeCustomer(context, {
    id,
    acao: idGrupo === null ? 'cliente.revendaRecusada' : 'cliente.revendaAprovada',
    work: async (tx) => {
      if (idGrupo !== null && (await tx.$count(gruposClientes, eq(gruposClientes.id, idGrupo))) === 0)
        throw refuse('CamposInvalidos', {
          campos: [{ campo: 'idGrupo', mensagem: 'Este grupo não existe mais. Escolha outro.' }],
        })
      const [before] = await tx
        .select({ revendedor: clientes.revendedor, idGrupo: clientes.idGrupo })
        .from(clientes)
        .where(eq(clientes.id, id))
      await answerResale({ db: tx, now: context.now }, { idCliente: id, idGrupo })
      return { antes: { ...before }, depois: { revendedor: idGrupo !== null, idGrupo } }
    },
  })
}
