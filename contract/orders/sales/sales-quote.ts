import * as z from 'zod'
import { SALES_QUOTE_SITUATIONS } from '#domain/order/sales-quote/sales-quote.ts'
import { LineService } from '../../cart/cart.ts'
import { Centavos } from '../../money.ts'
import { Freight } from '../../settings/shipping.ts'

export const SalesQuoteSituationName = z.enum(SALES_QUOTE_SITUATIONS)

/** A line of a quote. `desconto` is what is taken off all its units. */
const Line = z.object({
  idProduto: z.int32(),
  idSku: z.int32(),
  sku: z.string(),
  ncm: z.string().nullable(),
  nome: z.string(),
  quantidade: z.int().positive(),
  precoPor: Centavos,
  desconto: Centavos,
  /** What the workshop does to each unit. */
  servicos: z.array(LineService),
  /** With its services. */
  total: Centavos,
  /** Units that the stock has now; zero if it is not sold any more. */
  disponivel: z.int().nonnegative(),
  /** Until when somebody else has this piece in the cart, so that it is not available; null for all other goods. */
  retidoAte: z.iso.datetime().nullable(),
})

/** `descontoVista` and `totalPix`: of paying at once, by `porcentagemPix` percent on the goods. */
const Totals = z.object({
  subtotal: Centavos,
  servicos: Centavos,
  descontos: Centavos,
  itens: Centavos,
  frete: Centavos,
  total: Centavos,
  descontoVista: Centavos,
  totalPix: Centavos,
})

/** What buyers and staff see of a sales quote, in its newest version. */
export const SalesQuote = z.object({
  id: z.uuid(),
  numero: z.int().positive(),
  versao: z.int().positive(),
  situacao: SalesQuoteSituationName,
  /** `equipe`: made by staff. `site`: made by a shopper of their cart. */
  origem: z.enum(['equipe', 'site']),
  /** When this version was made. */
  criadaEm: z.iso.datetime(),
  /** The last day on which it can be accepted. */
  validaAte: z.iso.date(),
  linhas: z.array(Line),
  frete: Freight,
  /** Where the freight was quoted for, eight digits; empty for anywhere and for pickup. */
  cep: z.string(),
  porcentagemPix: z.int().min(0).max(99),
  totais: Totals,
  observacoes: z.string(),
  condicoes: z.string(),
  /** The discounts of teachers' lists in its prices, by their names: it holds no longer than these lists are open. */
  listas: z.array(z.string()),
  /**
   * What can be had now, if the stock has not all of it; `itens` counts units. Null if it has all, or nothing, or it is
   * not open.
   */
  resto: z.object({ itens: z.int().positive(), totais: Totals }).nullable(),
  /** What its acceptance needs and is not known yet; `endereco` for a delivery. */
  pede: z.array(z.enum(['nomeRazao', 'documento', 'celular', 'email', 'endereco'])),
  /** The order that it became. */
  pedido: z.object({ id: z.uuid(), numero: z.int() }).nullable(),
})

export type SalesQuote = z.infer<typeof SalesQuote>
