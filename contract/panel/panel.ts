import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { CepPlace } from '../customers/customers.ts'
import { Centavos } from '../money.ts'
import { OrderSituation } from '../orders/orders.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('panel')

const Count = z.int().nonnegative()

const Sales = z.object({ pedidos: Count, valor: Centavos })

/** What was sold in a stretch of days that ends today, and in the same stretch before. */
const Compared = Sales.extend({ antes: Sales })

const EmptySearch = z.object({ texto: z.string(), vezes: z.int().positive(), ultima: z.iso.datetime() })

const FailedJob = z.object({
  id: z.uuid(),
  tarefa: z.string(),
  dados: z.unknown(),
  erro: z.string(),
  tentativas: z.int(),
  falhouEm: z.iso.datetime(),
})

/** Something that a form may name: `nome` for people, `detalhe` to tell it from others of that name. */
const Choice = z.object({ id: z.int32(), nome: z.string(), detalhe: z.string() })

/** The first page: each part is null for who may not see it. Days are those of São Paulo. */
const Home = z.object({
  /** Paid, and neither cancelled nor given back since; freight included, interest not. */
  vendas: z
    .object({
      hoje: Compared,
      seteDias: Compared,
      trintaDias: Compared,
      /** The last thirty. */
      dias: z.array(Sales.extend({ dia: z.iso.date() })),
    })
    .nullable(),
  /** Where all orders stand, and how many a person has to look at. */
  pedidos: z.object({ situacoes: z.record(OrderSituation, Count), atencao: Count }).nullable(),
  /** The steps towards an order, in the days that were asked for: counts of what was done, not of people. */
  funil: z
    .object({ visitas: Count, produtos: Count, sacola: Count, checkout: Count, pagos: Count.nullable() })
    .nullable(),
  maisVendidos: z
    .array(
      z.object({
        idProduto: z.int32(),
        nome: z.string(),
        url: z.string(),
        quantidade: Count,
        /** Null without the permission to see turnover (`vendas.ver`). */
        valor: Centavos.nullable(),
      }),
    )
    .nullable(),
  buscasSemResultado: z.object({ itens: z.array(EmptySearch), total: Count }).nullable(),
  estoqueBaixo: z
    .object({
      itens: z.array(
        z.object({
          idSku: z.int32(),
          sku: z.string(),
          produto: z.string(),
          variacao: z.string(),
          estoque: Count,
        }),
      ),
      total: Count,
    })
    .nullable(),
  opinioes: z
    .object({ avaliacoes: Count, avaliacoesLoja: Count, perguntas: Count, respostas: Count })
    .nullable(),
  tarefasComFalha: Count.nullable(),
})

export const panel = {
  /** `dias`: of how many days, today included, funnel and best sellers tell. */
  home: call('GET', '/home', 'Os números do dia', 'painel.ver')
    .input(z.object({ dias: z.enum(['1', '7', '30']).default('30') }))
    .output(Home),

  listEmptySearches: call('GET', '/searches/empty', 'Buscas que não acharam nada', 'marketing.ver')
    .input(PageInput)
    .output(pageOf(EmptySearch)),

  /** The newest first. They are kept for thirty days. */
  listFailedJobs: call('GET', '/jobs/failed', 'As tarefas que falharam', 'tarefas.ver')
    .input(PageInput)
    .output(pageOf(FailedJob)),

  /** Puts them back into their queues, `'todas'` or those named. Recurring ones come by themselves, and stay. */
  retryJobs: call('POST', '/jobs/failed/retry', 'Tenta de novo o que falhou', 'tarefas.repetir')
    .input(z.object({ tarefas: z.union([z.literal('todas'), z.array(z.uuid()).min(1).max(200)]) }))
    .output(z.object({ repetidas: Count })),

  /** Of the last thirty days: in how many sold orders, and what it took off, in centavos. Refuses `CadastroInexistente`. */
  promotionResults: call('GET', '/promotions/{id}/results', 'O que uma promoção rendeu', 'marketing.ver')
    .input(z.object({ id: PathId }))
    .output(z.object({ pedidos: Count, desconto: Centavos })),

  /** The address that belongs to a CEP, for forms. Refuses `CepInvalido`. */
  place: call('GET', '/zipcode/{cep}', 'O endereço de um CEP', 'equipe')
    .input(z.object({ cep: z.string().max(20) }))
    .output(CepPlace),

  /** What a form may name, by words of its name; with `ids`, those. Twenty at most, or as many as `ids`. */
  choices: call('GET', '/choices', 'O que um formulário pode citar', 'catalogo.ver')
    .input(
      z.object({
        tipo: z.enum(['categoria', 'marca', 'produto', 'sku', 'grupo']),
        busca: z.string().trim().max(100).default(''),
        /** With commas between them. */
        ids: z
          .string()
          .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
          .optional(),
      }),
    )
    .output(z.object({ itens: z.array(Choice) })),
}

export type Home = z.infer<typeof Home>
export type FailedJob = z.infer<typeof FailedJob>
export type EmptySearch = z.infer<typeof EmptySearch>
export type Choice = z.infer<typeof Choice>
