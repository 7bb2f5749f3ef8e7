import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { Centavos, StoredCentavos } from '../money.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PaymentSituationName } from './orders.ts'

const call = adminCall('own-pix')

const Which = z.object({ id: z.uuid() })

/** A charge by the store's own Pix key. `idPedido` is what it pays, `descricao` names it: "Pedido 123". */
const Charge = z.object({
  idPagamento: z.uuid(),
  idPedido: z.string(),
  descricao: z.string(),
  nome: z.string(),
  valor: Centavos,
  txid: z.string(),
  criadaEm: z.iso.datetime(),
  expiraEm: z.iso.datetime(),
  situacao: PaymentSituationName,
  /** Confirmed money: who saw it, when it came, and whether by a statement. `desfaz`: it can still be undone. */
  recebimentos: z.array(
    z.object({
      id: z.uuid(),
      valor: Centavos,
      em: z.iso.datetime(),
      quem: z.string(),
      conferidoEm: z.iso.datetime(),
      extrato: z.boolean(),
      desfaz: z.boolean(),
    }),
  ),
})

const Filter = z.object({
  /** To be looked for; ended without money; with money. */
  estado: z.enum(['aguardando', 'encerrados', 'conferidos']).default('aguardando'),
  /** A txid, an order's number, or a part of the buyer's name. */
  busca: z.string().trim().max(100).default(''),
})

/** A refund that somebody has to send from the store's account. */
const Return = z.object({
  id: z.uuid(),
  valor: Centavos,
  pedidaEm: z.iso.datetime(),
  idPedido: z.string(),
  descricao: z.string(),
  nome: z.string(),
})

/** A movement of the statement, and the charge that it paid. */
const Choice = z.object({ chave: z.string().regex(/^[0-9a-f]{64}$/), idPagamento: z.uuid() })

/** Form fields are text. */
const Choices = z
  .string()
  .max(200_000)
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'Não é JSON.' })
      return z.NEVER
    }
  })
  .pipe(z.array(Choice).max(500))

const Report = z.object({
  /** Confirmed now. */
  confirmados: z.int().nonnegative(),
  /** Movements of money that came in, and of money that went out. */
  creditos: z.int().nonnegative(),
  debitos: z.int().nonnegative(),
  /** Movements that could not be read; at most a hundred. */
  problemas: z.array(z.object({ line: z.int(), motivo: z.string() })),
  /** At most 500, those to confirm first. `tipo` is explained in `domain/payments/statement/match-statement.ts`. */
  lancamentos: z.array(
    z.object({
      chave: z.string(),
      dia: z.iso.date(),
      valor: Centavos,
      texto: z.string(),
      tipo: z.enum([
        ...(['certo', 'valorDiferente', 'repetido', 'sugerido', 'ambiguo'] as const),
        ...(['semPedido', 'jaConferido'] as const),
      ]),
      candidatos: z.array(
        Charge.pick({
          idPagamento: true,
          idPedido: true,
          descricao: true,
          nome: true,
          valor: true,
          txid: true,
          criadaEm: true,
        }),
      ),
    }),
  ),
})

export const ownPix = {
  list: call('GET', '/own-pix', 'Os Pix pela chave da loja', 'pagamentos.conferir')
    .input(PageInput.extend(Filter.shape))
    .output(pageOf(Charge)),

  /**
   * Confirms money that was seen in the account; `id` is the payment's. Refuses `PixComDiferenca` for another amount or
   * a second receipt, unless `mesmoAssim`.
   */
  confirm: call('POST', '/own-pix/{id}/receipts', 'Confere um Pix na conta', 'pagamentos.conferir')
    .input(
      Which.extend({
        valor: StoredCentavos.min(1),
        /** When it came, as the account shows it; now if omitted. */
        em: z.iso.datetime().optional(),
        mesmoAssim: z.boolean().default(false),
      }),
    )
    .output(z.object({})),

  /** Within a day; `id` is the receipt's. Refuses `ConferenciaMantida`. */
  undo: call('POST', '/own-pix/receipts/{id}/undoing', 'Desfaz uma conferência', 'pagamentos.conferir')
    .input(Which.extend({ nota: z.string().trim().min(1, 'Conte por quê.').max(1000) }))
    .output(z.object({})),

  /**
   * Compares a bank's statement (OFX or CSV) with the charges; with `escolhas`, a JSON list of `chave` and
   * `idPagamento`, confirms these. Refuses `CadastroInvalido` and `ExtratoMudou`.
   */
  importStatement: call('POST', '/own-pix/statement', 'Confere pelo extrato do banco', 'pagamentos.conferir')
    .input(z.object({ arquivo: z.file(), escolhas: Choices }))
    .output(Report),

  returns: call('GET', '/own-pix/returns', 'As devoluções a fazer pelo banco', 'pagamentos.conferir')
    .input(PageInput)
    .output(pageOf(Return)),

  /** `feito`: the money was sent back. `recusado`: it won't be, at least not this way. */
  settleReturn: call('POST', '/own-pix/returns/{id}', 'Registra uma devolução', 'pagamentos.conferir')
    .input(Which.extend({ situacao: z.enum(['feito', 'recusado']) }))
    .output(z.object({})),
}

export type OwnPixCharge = z.infer<typeof Charge>
export type OwnPixFilter = z.infer<typeof Filter>
export type OwnPixReturn = z.infer<typeof Return>
export type StatementChoice = z.infer<typeof Choice>
export type StatementReport = z.infer<typeof Report>
