import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { PaymentSituationName } from '#contract/orders/orders.ts'
import type { OwnPixCharge, OwnPixFilter } from '#contract/orders/own-pix.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { UNDO_MS } from './undo-receipt.ts'

type ListOwnChargesInput = OwnPixFilter & { pagina: number; porPagina: number }

/**
 * The charges by the store's own Pix key: those to look for in the account (`aguardando`, oldest first), those that
 * ended unpaid, or those whose money was confirmed, newest first.
 */
export async function listOwnCharges(
  { db, now, funcionario }: RequestContext,
  { estado, busca, pagina, porPagina }: ListOwnChargesInput,
): Promise<{ itens: OwnPixCharge[]; total: number }> {
  permit({ funcionario }, 'pagamentos.conferir')
  const where = sql`${STATES[estado]} and ${searched(busca)}`
  const order = estado === 'aguardando' ? sql`c.criada_em, c.id` : sql`c.criada_em desc, c.id`
  const result = await db.execute(sql`
    select c.id, p.referencia, p.descricao, p.pagador ->> 'nome' as nome, c.valor, c.txid,
      c.criada_em as "criadaEm", p.expira_em as "expiraEm", p.situacao, count(*) over ()::integer as total,
      (select coalesce(json_agg(json_build_object(
          'id', r.id, 'valor', r.valor, 'em', r.em, 'quem', r.quem, 'conferidoEm', r.conferido_em,
          'extrato', r.lancamento is not null
        ) order by r.conferido_em, r.id), '[]')
        from pix_proprio_recebimentos r where r.id_cobranca = c.id and r.desfeito_em is null) as recebimentos
    from pix_proprio_cobrancas c join pagamentos p on p.id = c.id
    where ${where}
    order by ${order} limit ${porPagina} offset ${(pagina - 1) * porPagina}`)
  const { rows } = Rows.parse(result)

  return {
    total: rows[0]?.total ?? 0,
    itens: rows.map(({ total: _, id, referencia, recebimentos, ...row }) => ({
      ...row,
      idPagamento: id,
      idPedido: referencia,
      recebimentos: recebimentos.map((receipt) => ({
        ...receipt,
        desfaz: recebimentos.length === 1 && now.getTime() - Date.parse(receipt.conferidoEm) <= UNDO_MS,
      })),
    })),
  }
}

/** Literals, for the partial index. */
const STATES: Record<OwnPixFilter['estado'], SQL> = {
  aguardando: sql`p.situacao = 'pendente'`,
  encerrados: sql`p.situacao in ('recusado', 'expirado', 'cancelado')`,
  conferidos: sql`p.situacao in ('pago', 'contestado')`,
}

/** A txid, an order's number, or a part of the buyer's name. */
function searched(busca: string): SQL {
  if (busca === '') return sql`true`
  const part = `%${busca.replace(/[\\%_]/g, '\\$&')}%`

  return sql`(c.txid = ${busca.toUpperCase()} or p.descricao ilike ${part}
    or without_accents(p.pagador ->> 'nome') ilike ${`%${plainText(busca).replace(/[\\%_]/g, '\\$&')}%`})`
}

/** The database writes times within JSON as ISO 8601 with its own offset, and columns as dates. */
const Time = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString())

const Rows = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      referencia: z.string(),
      descricao: z.string(),
      nome: z.string(),
      valor: z.int(),
      txid: z.string(),
      criadaEm: Time,
      expiraEm: Time,
      situacao: PaymentSituationName,
      total: z.int(),
      recebimentos: z.array(
        z.object({
          id: z.uuid(),
          valor: z.int(),
          em: Time,
          quem: z.string(),
          conferidoEm: Time,
          extrato: z.boolean(),
        }),
      ),
    }),
  ),
})
