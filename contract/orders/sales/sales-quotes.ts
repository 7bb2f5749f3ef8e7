import * as z from 'zod'
import { MAX_LINES, MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { MAX_QUOTE_DAYS, SALES_QUOTE_SITUATIONS } from '#domain/order/sales-quote/sales-quote.ts'
import { adminCall } from '../../admin-call.ts'
import { Centavos, StoredCentavos } from '../../money.ts'
import { PageInput, pageOf } from '../../paging.ts'
import { Freight, FreightQuote } from '../../settings/shipping.ts'
import { AcceptanceInput } from './own-sales-quotes.ts'
import { SalesQuote, SalesQuoteSituationName } from './sales-quote.ts'

const call = adminCall('sales-quotes')

const Which = z.object({ id: z.uuid() })

const Text = (max: number) => z.string().trim().max(max)

/** Units of a SKU at the price of one that was agreed on. */
const LineInput = z.object({
  idSku: z.int32().positive(),
  quantidade: z.int().min(1).max(MAX_UNITS),
  preco: StoredCentavos.min(1, 'Escreva o preço.'),
})

const Lines = z.array(LineInput).min(1, 'Ponha ao menos um produto.').max(MAX_LINES)

/**
 * How it is delivered: by a freight of `freights`, at a price that staff set, fetched in the store, or, as the version
 * before, with the class for which its goods are.
 */
const FreightInput = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('retirada') }),
  z.object({ tipo: z.literal('escola') }),
  z.object({ tipo: z.literal('cotado'), cep: z.string().max(20), idFrete: z.string().max(60) }),
  z.object({
    tipo: z.literal('fixo'),
    /** Empty for anywhere. */
    cep: z.string().max(20).default(''),
    valor: StoredCentavos,
    /** Business days from the payment. */
    prazo: z.int().min(0).max(180),
  }),
])

const SalesQuoteForm = z.object({
  idCliente: z.int32().positive().nullable(),
  nome: Text(120).min(1, 'Escreva para quem é.'),
  email: z.union([z.literal(''), z.email('Confira o e-mail.').max(254)]),
  /** CPF or CNPJ, and phone: empty until they are known. */
  documento: Text(18),
  /** Only a company's: with another state's, its invoice depends on it. */
  inscricaoEstadual: Text(30).default(''),
  celular: Text(20),
  linhas: Lines,
  frete: FreightInput,
  /** How many days it holds. */
  dias: z.int().min(0).max(MAX_QUOTE_DAYS),
  observacoes: Text(2000),
  condicoes: Text(1000),
})

const SalesQuoteRow = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  versao: z.int().positive(),
  situacao: SalesQuoteSituationName,
  origem: SalesQuote.shape.origem,
  nome: z.string(),
  vendedor: z.string().nullable(),
  total: Centavos,
  validaAte: z.iso.date(),
  criadaEm: z.iso.datetime(),
  pedido: SalesQuote.shape.pedido,
})

const SalesQuoteFilter = PageInput.extend({
  situacao: z.enum(SALES_QUOTE_SITUATIONS).optional(),
  /** Number, name or e-mail. */
  busca: z.string().trim().max(100).default(''),
})

/** A quote as staff see it. */
const AdminSalesQuote = SalesQuote.extend({
  idCliente: z.int32().nullable(),
  nome: z.string(),
  email: z.string(),
  documento: z.string(),
  inscricaoEstadual: z.string(),
  celular: z.string(),
  vendedor: z.string().nullable(),
  /** The buyer's page, with its key. */
  pagina: z.string(),
  podeMudar: z.boolean(),
  podeCancelar: z.boolean(),
  /** All versions, oldest first. */
  versoes: z.array(
    z.object({
      versao: z.int().positive(),
      total: Centavos,
      validaAte: z.iso.date(),
      criadaEm: z.iso.datetime(),
      /** Null for the shopper. */
      criadaPor: z.string().nullable(),
    }),
  ),
  /** When the buyer accepted, was reminded, or it was cancelled. */
  aceitaEm: z.iso.datetime().nullable(),
  lembradaEm: z.iso.datetime().nullable(),
  canceladaEm: z.iso.datetime().nullable(),
  /** The link by which its order is paid. */
  urlPedido: z.string().nullable(),
})

const change = (path: `/${string}`, summary: string) =>
  call('POST', `/sales-quotes${path}`, summary, 'pedidos.vender')

/** Sales quotes. Unknown ones are `PropostaInexistente`. */
export const salesQuotes = {
  /** The latest first, with their number up to `MAX_COUNTED`. */
  list: call('GET', '/sales-quotes', 'As propostas', 'pedidos.vender')
    .input(SalesQuoteFilter)
    .output(pageOf(SalesQuoteRow)),

  get: call('GET', '/sales-quotes/{id}', 'Uma proposta', 'pedidos.vender')
    .input(Which)
    .output(AdminSalesQuote),

  /** A PDF of its newest version, or of an earlier one. */
  print: call('GET', '/sales-quotes/{id}/pdf', 'Uma proposta em PDF', 'pedidos.vender')
    .input(Which.extend({ versao: z.coerce.number().int().positive().max(32_767).optional() }))
    .output(z.file()),

  /** SKUs by name, code or EAN at public prices, also those that are out of stock or have a price on request. */
  prices: call('POST', '/sales-quotes/prices', 'Os preços de hoje para um cliente', 'pedidos.vender')
    .input(
      z.object({
        idCliente: z.int32().positive().nullable(),
        skus: z.array(z.int32().positive()).max(MAX_LINES),
      }),
    )
    .output(
      z.object({
        itens: z.array(
          z.object({
            idSku: z.int32(),
            nome: z.string(),
            sku: z.string(),
            precoPor: Centavos,
            estoque: z.int(),
          }),
        ),
        /** The highest discount of the caller's role, in percent. */
        limite: z.int().min(0).max(100),
        /** For how many days a quote holds, if nobody says otherwise. */
        dias: z.int(),
      }),
    ),

  freights: call('POST', '/sales-quotes/freights', 'Os fretes de uma proposta', 'pedidos.vender')
    .input(z.object({ cep: z.string().max(20), linhas: Lines }))
    .output(FreightQuote),

  /** The delivery of another version with the class, at today's price; null if its goods can't go there any more. */
  schoolFreight: call(
    'POST',
    '/sales-quotes/{id}/school-freight',
    'A entrega de uma proposta com a turma',
    'pedidos.vender',
  )
    .input(Which.extend({ linhas: Lines }))
    .output(z.object({ frete: Freight.nullable() })),

  /**
   * Makes a quote and writes to the buyer, if there is an e-mail. Refuses `CamposInvalidos`, `ClienteInexistente`,
   * `ProdutoInexistente`, `DescontoAcimaDoLimite`, `FreteMudou` and `CepInvalido`.
   */
  create: call('POST', '/sales-quotes', 'Faz uma proposta', 'pedidos.vender')
    .input(SalesQuoteForm)
    .output(Which),

  /** Makes another version, which replaces the one before. Refuses `VersaoAntiga`, and `PropostaNaoPermite`. */
  revise: change('/{id}/versions', 'Manda outra versão de uma proposta')
    .input(SalesQuoteForm.extend({ id: z.uuid(), versao: z.int32().positive() }))
    .output(AdminSalesQuote),

  /** Refuses `PropostaNaoPermite` for one that was accepted. */
  cancel: change('/{id}/cancellation', 'Cancela uma proposta').input(Which).output(AdminSalesQuote),

  /** Turns it into an order in the buyer's name, and writes them the link to pay it. Refuses as the shop's call does. */
  accept: change('/{id}/acceptance', 'Transforma uma proposta em pedido')
    .input(Which.extend(AcceptanceInput.shape))
    .output(AdminSalesQuote),
}

export type SalesQuoteForm = z.infer<typeof SalesQuoteForm>
export type SalesQuoteRow = z.infer<typeof SalesQuoteRow>
export type SalesQuoteFilter = z.infer<typeof SalesQuoteFilter>
export type AdminSalesQuote = z.infer<typeof AdminSalesQuote>
