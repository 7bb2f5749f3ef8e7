import { eq } from 'drizzle-orm'
import type { SalesQuoteForm } from '#contract/orders/sales/sales-quotes.ts'
import { demoStaff } from '#demo/history/demo-staff.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { acceptForBuyer } from '#platform/checkout/sales-quotes/staff/close-quote.ts'
import { getQuote } from '#platform/checkout/sales-quotes/staff/get-quote.ts'
import { quotePrices } from '#platform/checkout/sales-quotes/staff/quote-prices.ts'
import { createQuote } from '#platform/checkout/sales-quotes/staff/save-quote.ts'
import { clientes } from '#platform/customers/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { shopper } from '../people.ts'
import { onlySku } from './teaching.ts'

/** In whose name quotes are made. */
const STAFF = { ...demoStaff('pedidos.vender'), papel: 'gerente' as const }

type PastQuote = Pick<SalesQuoteForm, 'nome' | 'email' | 'frete' | 'observacoes'> & {
  /** How many days ago it was made, and accepted. */
  days: number
  accepted?: number
  /** Slugs of products; `off` is the agreed discount in percent. */
  lines: { slug: string; quantidade: number; off: number }[]
}

const DAYS = 15

/** One that is open, one that became an order, and one whose last day is over. */
const QUOTES: readonly PastQuote[] = [
  {
    days: 40,
    nome: 'Banda Marcial Santa Cecília',
    email: 'compras@santacecilia.example.com',
    frete: { tipo: 'retirada' },
    observacoes: '',
    lines: [{ slug: 'estante-de-partitura-saty-dobravel-com-bolsa', quantidade: 12, off: 8 }],
  },
  {
    days: 4,
    accepted: 1,
    // Has an account, whose page lists it.
    nome: 'Escola de Música Aurora',
    email: 'secretaria@aurora.example.com',
    frete: { tipo: 'retirada' },
    observacoes: 'Separar por turma, se der.',
    lines: [
      { slug: 'breu-paganini-claro-para-violino-e-viola', quantidade: 2, off: 5 },
      { slug: 'estante-de-partitura-saty-dobravel-com-bolsa', quantidade: 1, off: 0 },
    ],
  },
  {
    days: 2,
    nome: 'Orquestra Jovem do Vale',
    email: 'producao@orquestradovale.example.com',
    frete: { tipo: 'fixo', cep: '12210000', valor: 12_000, prazo: 5 },
    observacoes: 'Os violinos vão regulados, com o cavalete ajustado na nossa oficina.',
    lines: [
      { slug: 'violino-eagle-ve441-4-4-com-estojo-e-arco', quantidade: 4, off: 5 },
      { slug: 'espaleira-everest-ez-para-violino', quantidade: 4, off: 5 },
      { slug: 'breu-paganini-claro-para-violino-e-viola', quantidade: 4, off: 0 },
    ],
  },
]

/** A shopper whom no other order of the history has. */
const BUYER = 700

/** Gives the demonstration quotes by staff in three situations. */
export async function loadSalesQuotes(
  contextAt: (moment: Date) => JobContext,
  { now }: { now: Date },
): Promise<void> {
  const daysAgo = (days: number) => contextAt(new Date(now.getTime() - days * DAY_MS))
  for (const past of QUOTES) {
    const { id } = await createQuote(asStaff(daysAgo(past.days)), await formOf(daysAgo(past.days), past))
    if (past.accepted === undefined) continue
    const context = asStaff(daysAgo(past.accepted))
    const { versao, totais } = await getQuote(context, { id })
    const { documento, celular } = shopper(BUYER).comprador
    await acceptForBuyer(context, {
      id,
      versao,
      documento,
      celular,
      total: totais.total,
      soDisponivel: false,
      nomeRazao: past.nome,
      email: past.email,
    })
  }
}

async function formOf(
  context: JobContext,
  { nome, email, frete, observacoes, lines }: PastQuote,
): Promise<SalesQuoteForm> {
  const { db } = context
  const [account] = await db.select({ id: clientes.id }).from(clientes).where(eq(clientes.email, email))
  const linhas: SalesQuoteForm['linhas'] = []
  for (const { slug, quantidade, off } of lines) {
    const { idSku } = await onlySku(context, slug)
    const { itens } = await quotePrices(asStaff(context), { idCliente: account?.id ?? null, skus: [idSku] })
    const [{ precoPor } = { precoPor: 0 }] = itens
    linhas.push({ idSku, quantidade, preco: Math.round((precoPor * (100 - off)) / 100) })
  }

  return {
    nome,
    email,
    frete,
    observacoes,
    linhas,
    idCliente: account?.id ?? null,
    documento: '',
    inscricaoEstadual: '',
    celular: '',
    dias: DAYS,
    condicoes: 'Pix, boleto ou cartão, depois de aceitar a proposta.',
  }
}

function asStaff(context: JobContext): JobContext {
  return { ...context, funcionario: STAFF }
}
