import { type SQL, sql } from 'drizzle-orm'
import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import type { PaymentDetails, PaymentMethod } from './port.ts'
import type { PaymentRow } from './rows.ts'

/** A payment without its payer and the card's token. Centavos. */
export type PaymentSummary = {
  id: string
  chave: string
  metodo: PaymentMethod
  idConta: string | null
  valor: number
  juros: number
  parcelas: number
  situacao: PaymentSituation
  dados: PaymentDetails | null
  expiraEm: Date
  pagoEm: Date | null
  recebido: number
  estornado: number
}

/** All payments of a `referencia`, oldest first: a subquery for another module's statement. */
export function paymentsInStatement(referencia: SQL): SQL<PaymentSummary[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'chave', p.chave, 'metodo', p.metodo, 'idConta', p.id_conta, 'valor', p.valor, 'juros', p.juros, 'parcelas', p.parcelas,
      'situacao', p.situacao, 'dados', p.dados, 'expiraEm', p.expira_em, 'pagoEm', p.pago_em,
      'recebido', p.recebido, 'estornado', p.estornado
    ) order by p.criado_em, p.id), '[]')
    from pagamentos p where p.referencia = ${referencia}
  )`.mapWith(paymentsFromJson)
}

/** JSON has no dates. */
export type PaymentJson = Omit<PaymentSummary, 'expiraEm' | 'pagoEm'> & {
  expiraEm: string
  pagoEm: string | null
}

/** For statements whose whole result is JSON. */
export function paymentsFromJson(rows: PaymentJson[]): PaymentSummary[] {
  return rows.map((row) => ({
    ...row,
    expiraEm: new Date(row.expiraEm),
    pagoEm: row.pagoEm === null ? null : new Date(row.pagoEm),
  }))
}

/** Maps a payment's row to its summary. */
export function summaryOf(row: PaymentRow): PaymentSummary {
  const { id, chave, metodo, idConta, valor, juros, parcelas, situacao, dados } = row
  const { expiraEm, pagoEm, recebido, estornado } = row

  return {
    id,
    chave,
    metodo,
    idConta,
    valor,
    juros,
    parcelas,
    situacao,
    dados,
    expiraEm,
    pagoEm,
    recebido,
    estornado,
  }
}
