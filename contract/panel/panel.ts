import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { CepPlace } from '../customers/customers.ts'
import { Centavos } from '../money.ts'
import { OrderSituation } from '../orders/orders.ts'
import { PageInput, pageOf } from '../paging.ts'
import { Point } from '../settings/settings.ts'

const call = adminCall('panel')

const Count = z.int().nonnegative()

const Sales = z.object({ pedidos: Count, valor: Centavos })

/** Sales of a period that ends today, and of the same period before it. */
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

/** A reference for forms: `nome` for people, `detalhe` to distinguish equal names. */
const Choice = z.object({ id: z.int32(), nome: z.string(), detalhe: z.string() })

/** The dashboard: each part is null without permission. Days in São Paulo. */
const Home = z.object({
  /** Paid, and neither cancelled nor refunded since; including freight, excluding interest. */
  vendas: z
    .object({
      hoje: Compared,
      seteDias: Compared,
      trintaDias: Compared,
      /** The last thirty days. */
      dias: z.array(Sales.extend({ dia: z.iso.date() })),
    })
    .nullable(),
  /** Number of orders by situation, and of those that need attention. */
  pedidos: z.object({ situacoes: z.record(OrderSituation, Count), atencao: Count }).nullable(),
  /** The steps towards an order in the requested days: counts of events, not of people. */
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
      /** Sold out, and expected before today. */
      atrasados: Count,
    })
    .nullable(),
  opinioes: z
    .object({ avaliacoes: Count, avaliacoesLoja: Count, perguntas: Count, respostas: Count })
    .nullable(),
  tarefasComFalha: Count.nullable(),
})

/** A company in the federal register; unknown parts are empty. */
const Company = z.object({
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  telefone: z.string(),
  email: z.string(),
  endereco: CepPlace.omit({ estado: true }).extend({ numero: z.string() }),
})

const CompanyAnswer = z.discriminatedUnion('situacao', [
  z.object({ situacao: z.literal('achada'), empresa: Company }),
  /** `semResposta`: the register could not be asked in time. */
  z.object({ situacao: z.enum(['desconhecida', 'semResposta']), empresa: z.null() }),
])

const CoordinatesAnswer = z.discriminatedUnion('situacao', [
  z.object({ situacao: z.literal('achadas'), coordenadas: Point }),
  /**
   * `desligada`: the store's choice of directories has none that knows coordinates. `semResposta`: it could not be
   * asked in time.
   */
  z.object({ situacao: z.enum(['desconhecidas', 'semResposta', 'desligada']), coordenadas: z.null() }),
])

export const panel = {
  /** `dias`: the period of funnel and best sellers in days, including today. */
  home: call('GET', '/home', 'Os números do dia', 'painel.ver')
    .input(z.object({ dias: z.enum(['1', '7', '30']).default('30') }))
    .output(Home),

  listEmptySearches: call('GET', '/searches/empty', 'Buscas que não acharam nada', 'marketing.ver')
    .input(PageInput)
    .output(pageOf(EmptySearch)),

  /** Newest first. Retained for thirty days. */
  listFailedJobs: call('GET', '/jobs/failed', 'As tarefas que falharam', 'tarefas.ver')
    .input(PageInput)
    .output(pageOf(FailedJob)),

  /** Retries failed jobs, `'todas'` or those listed. Recurring jobs run again by themselves, and stay. */
  retryJobs: call('POST', '/jobs/failed/retry', 'Tenta de novo o que falhou', 'tarefas.repetir')
    .input(z.object({ tarefas: z.union([z.literal('todas'), z.array(z.uuid()).min(1).max(200)]) }))
    .output(z.object({ repetidas: Count })),

  /**
   * Its use in the last thirty days: number of sold orders, and total discount in centavos. Refuses
   * `CadastroInexistente`.
   */
  promotionResults: call('GET', '/promotions/{id}/results', 'O que uma promoção rendeu', 'marketing.ver')
    .input(z.object({ id: PathId }))
    .output(z.object({ pedidos: Count, desconto: Centavos })),

  /** The address of a CEP, for forms. Refuses `CepInvalido`. */
  place: call('GET', '/zipcode/{cep}', 'O endereço de um CEP', 'equipe')
    .input(z.object({ cep: z.string().max(20) }))
    .output(CepPlace),

  /** Where a CEP is on the map, for forms. Refuses `CepInvalido` and `TentativasDemais`. */
  coordinates: call('GET', '/zipcode/{cep}/coordinates', 'As coordenadas de um CEP', 'configuracao.ver')
    .input(z.object({ cep: z.string().max(20) }))
    .output(CoordinatesAnswer),

  /** The company of a CNPJ, for the store's data. Limited per member of staff. */
  company: call('GET', '/companies', 'A empresa de um CNPJ', 'configuracao.editar')
    .input(z.object({ cnpj: z.string().max(20) }))
    .output(CompanyAnswer),

  /** References for forms, searched by name; with `ids`, exactly those. Twenty at most, or as many as `ids`. */
  choices: call('GET', '/choices', 'O que um formulário pode citar', 'catalogo.ver')
    .input(
      z.object({
        tipo: z.enum(['categoria', 'marca', 'produto', 'sku', 'grupo']),
        busca: z.string().trim().max(100).default(''),
        /** Comma-separated. */
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
export type Company = z.infer<typeof Company>
export type CompanyAnswer = z.infer<typeof CompanyAnswer>
export type CoordinatesAnswer = z.infer<typeof CoordinatesAnswer>
