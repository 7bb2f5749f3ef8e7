import { asc, eq } from 'drizzle-orm'
import { deviceName } from '#domain/format/device-name.ts'
import type { Database } from '#platform/database/connect.ts'
import { addressesOf } from '../addresses/list-addresses.ts'
import { clientesNotas, gruposClientes, revendasPedidas, sessoes } from '../tables.ts'
import { profileOf } from './get-profile.ts'
import { lockCustomer } from './lock-customer.ts'

/** This module's data about a customer, without secrets, for the download of personal data. */
export async function exportAccount(tx: Database, id: number) {
  const cliente = await lockCustomer(tx, id)
  const sessions = await tx
    .select()
    .from(sessoes)
    .where(eq(sessoes.idCliente, id))
    .orderBy(asc(sessoes.criadaEm))
  const [revenda] = await tx.select().from(revendasPedidas).where(eq(revendasPedidas.idCliente, id))
  const notes = await tx
    .select({ texto: clientesNotas.texto, em: clientesNotas.em })
    .from(clientesNotas)
    .where(eq(clientesNotas.idCliente, id))
    .orderBy(asc(clientesNotas.id))
  const [grupo] = cliente.idGrupo
    ? await tx.select().from(gruposClientes).where(eq(gruposClientes.id, cliente.idGrupo))
    : []
  const { revendedor, criadoEm, termosAceitosEm, aceitaOfertasEm } = cliente

  return {
    dados: { id, ...profileOf(cliente), revendedor, criadoEm },
    consentimentos: { termosAceitosEm, aceitaOfertasEm },
    enderecos: await addressesOf(tx, id),
    sessoes: sessions.map(({ agente, cep, uf, atribuicao, criadaEm, vistaEm, loginFacilitado }) => ({
      aparelho: deviceName(agente),
      agente,
      cep,
      uf,
      atribuicao,
      criadaEm,
      vistaEm,
      loginFacilitado,
    })),
    pedidoDeRevenda: revenda ?? null,
    grupoDeRevenda: grupo?.nome ?? null,
    anotacoesDaLoja: notes,
  }
}
