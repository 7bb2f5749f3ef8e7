import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import {
  pedidos,
  pedidosAnotacoes,
  pedidosDefeitos,
  pedidosEnvios,
  pedidosEtiquetas,
  pedidosItens,
  pedidosMarcadores,
  pedidosMudancas,
  pedidosNotas,
} from '../tables.ts'

/** All data of a customer's orders except the keys that open them, for the download of personal data. */
export async function exportOrders(db: Database, idCliente: number) {
  const orders = await db
    .select({ pedido: pedidos, pagamentos: paymentsInStatement(sql`pedidos.id::text`) })
    .from(pedidos)
    .where(eq(pedidos.idCliente, idCliente))
    .orderBy(asc(pedidos.criadoEm))
  const ids = orders.map(({ pedido }) => pedido.id)
  if (ids.length === 0) return []
  const itens = await db.select().from(pedidosItens).where(inArray(pedidosItens.idPedido, ids))
  const historico = await db
    .select()
    .from(pedidosMudancas)
    .where(inArray(pedidosMudancas.idPedido, ids))
    .orderBy(asc(pedidosMudancas.id))
  const anotacoes = await db
    .select({
      idPedido: pedidosAnotacoes.idPedido,
      texto: pedidosAnotacoes.texto,
      em: pedidosAnotacoes.em,
    })
    .from(pedidosAnotacoes)
    .where(inArray(pedidosAnotacoes.idPedido, ids))
    .orderBy(asc(pedidosAnotacoes.id))
  const marcadores = await db
    .select()
    .from(pedidosMarcadores)
    .where(inArray(pedidosMarcadores.idPedido, ids))
    .orderBy(asc(pedidosMarcadores.marcador))
  const defeitos = await db
    .select()
    .from(pedidosDefeitos)
    .where(inArray(pedidosDefeitos.idPedido, ids))
    .orderBy(asc(pedidosDefeitos.id))
  const envios = await db.select().from(pedidosEnvios).where(inArray(pedidosEnvios.idPedido, ids))
  const etiquetas = await db
    .select({
      idPedido: pedidosEtiquetas.idPedido,
      tipo: pedidosEtiquetas.tipo,
      transportadora: pedidosEtiquetas.nome,
      codigo: pedidosEtiquetas.codigo,
      codigoPostagem: pedidosEtiquetas.codigoPostagem,
      situacao: pedidosEtiquetas.situacao,
      criadaEm: pedidosEtiquetas.criadaEm,
    })
    .from(pedidosEtiquetas)
    .where(inArray(pedidosEtiquetas.idPedido, ids))
  const notas = await db.select().from(pedidosNotas).where(inArray(pedidosNotas.idPedido, ids))

  return orders.map(({ pedido, pagamentos }) => {
    const { semente: _key, chaveIdempotencia: _idempotencyKey, idCliente: _owner, ...fields } = pedido
    const of = <Row extends { idPedido: string }>(rows: Row[]) =>
      rows.filter(({ idPedido }) => idPedido === pedido.id).map(({ idPedido: _order, ...row }) => row)

    return {
      ...fields,
      itens: of(itens),
      pagamentos: pagamentos.map(({ chave: _idempotencyKey, idConta: _account, ...payment }) => payment),
      historico: of(historico),
      defeitos: of(defeitos),
      anotacoesDaLoja: of(anotacoes),
      marcadoresDaLoja: of(marcadores).map(({ marcador }) => marcador),
      encomendas: of(envios),
      etiquetas: of(etiquetas),
      notaFiscal: of(notas)[0] ?? null,
    }
  })
}
