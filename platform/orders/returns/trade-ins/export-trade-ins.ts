import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { PICTURES, toPictures } from './inspection/inspection-pictures.ts'
import { trocasInstrumentos as trocas } from './tables.ts'

/** A customer's trade-ins, for the download of personal data. */
export async function exportTradeIns(db: Database, idCliente: number) {
  const rows = await db
    .select({
      pedido: trocas.idPedido,
      nome: trocas.nome,
      condicao: trocas.condicao,
      valor: trocas.valor,
      situacao: trocas.situacao,
      pedidoNovo: trocas.idPedidoNovo,
      usado: trocas.usado,
      codigoPostagem: trocas.codigoPostagem,
      rastreio: trocas.rastreio,
      aceitaEm: trocas.aceitaEm,
      usadaEm: trocas.usadaEm,
      enviadaEm: trocas.enviadaEm,
      recebidaEm: trocas.recebidaEm,
      resultado: trocas.resultado,
      condicaoConferida: trocas.condicaoConferida,
      nota: trocas.nota,
      fotos: PICTURES,
      diferenca: trocas.diferenca,
      pagaEm: trocas.pagaEm,
      perdoadaEm: trocas.perdoadaEm,
    })
    .from(trocas)
    .where(eq(trocas.idCliente, idCliente))
    .orderBy(asc(trocas.aceitaEm))

  return rows.map(({ fotos, ...row }) => ({ ...row, fotos: toPictures(fotos).map(({ imagem }) => imagem) }))
}
