import * as z from 'zod'
import {
  MAX_SCHOOL_DAYS,
  MAX_SCHOOL_FREIGHT,
  MAX_TEACHING_PERCENT,
  TEACHING_BENEFITS,
} from '#domain/customer/teaching/teaching-account.ts'
import { adminCall } from '../../admin-call.ts'
import { PathId } from '../../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../../paging.ts'
import { ClassListSummary, TeachingAccount } from './teaching.ts'

const call = adminCall('customers')

const Id = z.int32().positive()

const Row = TeachingAccount.omit({ mensagem: true }).extend({
  /** The customer's id, which the account has too. */
  id: Id,
  /** The customer. */
  nomeRazao: z.string(),
  listas: z.int().nonnegative(),
  /** Units that were ordered by its lists and not cancelled. */
  pedidas: z.int().nonnegative(),
})

const Credit = z.object({
  id: Id,
  tipo: z.enum(['ganho', 'estorno', 'uso', 'devolucao', 'ajuste']),
  /** In centavos; negative if it lowers the balance. */
  valor: z.int(),
  nota: z.string(),
  quem: z.string(),
  em: z.iso.datetime(),
  /** The order that it comes from or was used for. */
  pedido: z.uuid().nullable(),
})

const Account = TeachingAccount.extend({
  id: Id,
  versao: z.int32().positive(),
  nomeRazao: z.string(),
  email: z.string(),
  listas: z.array(ClassListSummary),
  saldo: z.int(),
})

export const teaching = {
  /** Those that wait for an answer first, then the newest. */
  list: call('GET', '/teaching-accounts', 'As contas de professores e escolas', 'clientes.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        situacao: z.enum(['pendente', 'aprovada', 'recusada']).optional(),
      }),
    )
    .output(pageOf(Row)),

  get: call('GET', '/teaching-accounts/{id}', 'A conta de um professor ou de uma escola', 'clientes.ver')
    .input(z.object({ id: PathId }))
    .output(Account),

  /** Its movements of credit, newest first. Refuses `CadastroInexistente`. */
  credits: call(
    'GET',
    '/teaching-accounts/{id}/credits',
    'Os movimentos do crédito de uma conta',
    'clientes.ver',
  )
    .input(PageInput.extend({ id: PathId }))
    .output(pageOf(Credit)),

  /** Approves or refuses an account; the customer is written to if its situation changes. */
  answer: call('PUT', '/teaching-accounts/{id}', 'Responde ao pedido de conta', 'clientes.editar')
    .input(
      z.object({
        id: PathId,
        versao: z.int32().positive(),
        situacao: z.enum(['aprovada', 'recusada']),
        beneficio: z.enum(TEACHING_BENEFITS),
        percentual: z.int().min(0).max(MAX_TEACHING_PERCENT),
        /** What each order pays for the delivery to the school, in centavos. */
        freteEscola: z.int().min(0).max(MAX_SCHOOL_FREIGHT),
        /** Business days of the transport there, after the list's last day and the store's handling. */
        diasEscola: z.int().min(1).max(MAX_SCHOOL_DAYS),
      }),
    )
    .output(Account),

  /** Adds or takes credit by hand, with the reason. */
  adjust: call('POST', '/teaching-accounts/{id}/credits', 'Ajusta o crédito de uma conta', 'clientes.editar')
    .input(
      z.object({
        id: PathId,
        valor: z
          .int32()
          .min(-100_000_000)
          .max(100_000_000)
          .refine((valor) => valor !== 0, 'Escreva um valor diferente de zero.'),
        nota: z.string().trim().min(3, 'Escreva o motivo.').max(200),
      }),
    )
    .output(Account),
}

export type TeachingAccountRow = z.infer<typeof Row>
export type TeachingCredit = z.infer<typeof Credit>
export type AdminTeachingAccount = z.infer<typeof Account>
