import type { Freight } from '#contract/settings/shipping.ts'
import { readEmail } from '#domain/customer/read-email.ts'
import { emailProblem } from '#domain/customer/read-person.ts'
import { readCep, WRONG_CEP } from '#domain/documents/cep.ts'
import { oneLine, problem } from '#domain/format/field-problem.ts'
import { lastDayOf, type SalesQuoteLine, salesQuoteTotals } from '#domain/order/sales-quote/sales-quote.ts'
import { isExampleName } from '#domain/product/example-name.ts'
import { readQuotedGoods } from '#platform/cart/items/quoted-goods.ts'
import { type CartLine, goingTo, openCart, totalsOf } from '#platform/cart/open-cart.ts'
import { schoolDelivery } from '#platform/cart/teaching/school-delivery.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { type CartUnits, hasBenefits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { quotedUnits } from '#platform/customers/teaching/purchases/quoted-units.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { readDraft } from '../../rows.ts'
import { SALES_QUOTE_MAIL } from '../mail/sales-quote-mail.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'
import { propostas, propostasVersoes } from '../tables.ts'

type QuoteCartInput = { nome: string; email: string; cep: string }

/**
 * Makes a quote of the visitor's cart at its current prices, promotions and coupon included, with the cheapest delivery
 * to the CEP, or pickup without one, and writes to the buyer. What is for pupils of a teacher's list stays so, and goes
 * to their school if the class is collected there. A customer's quote is for the account. Credits, of trade-ins and a
 * teacher's own, are left out: they belong to whoever closes the cart. Refuses `SessaoAusente`, `CarrinhoVazio`,
 * `ProdutoDeExemplo`, `CamposInvalidos`, `TentativasDemais`, and `PropostaNaoPermite` for a cart with services of the
 * workshop, whose days can't be promised, or that costs nothing.
 */
export async function quoteCart(
  context: RequestContext,
  typed: QuoteCartInput,
): Promise<{ id: string; numero: number; chave: string }> {
  const sessao = requireSession(context)
  const { settings, now } = context
  const { conta } = await readDraft(context.db, sessao)
  const cliente = conta?.vendedor == null ? (conta?.cliente ?? null) : null
  const { nome, email, cep } = readBuyer(
    cliente ? { ...typed, nome: cliente.nomeRazao, email: cliente.email } : typed,
  )
  const cart = await openCart(context, { sessao, chave: null, skus: [], produtos: [] })
  if (cart.lines.length === 0) throw refuse('CarrinhoVazio')
  refuseServices(cart.lines)
  if (settings.sistema.abertura.aberta && cart.lines.some(({ nomeProduto }) => isExampleName(nomeProduto)))
    throw refuse('ProdutoDeExemplo')
  const there = goingTo(cart, readCep(cep)?.uf ?? null)
  const totals = await totalsOf(context, {
    ...there,
    offers: { ...there.offers, trocas: [], creditoEnsino: 0 },
  })
  const escola = (await schoolDelivery(context, cart))?.offer
  const frete = await freightOf(context, {
    cep,
    itens: cart.lines,
    freteGratis: totals.freteGratis,
    ...(escola && { escola }),
  })
  const { descontoVista } = settings.precos
  const linhas = await linesOf(context, totals.itens)
  const { total } = salesQuoteTotals(linhas, frete.valor, descontoVista)
  if (total === 0)
    throw refuse('PropostaNaoPermite', undefined, 'Esta sacola não custa nada: feche o pedido.')
  await countTry(context, 'salesQuote', [`email:${email}`, `sessao:${sessao}`])

  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(propostas)
      .values({
        email,
        origem: 'site',
        idCliente: cliente?.id ?? null,
        comprador: {
          email,
          pessoa: cliente?.pessoa ?? 'F',
          nomeRazao: nome,
          documento: cliente?.documento ?? '',
          inscricaoEstadual: cliente?.inscricaoEstadual ?? '',
          celular: cliente?.celular ?? '',
        },
        criadaEm: now,
        alteradaEm: now,
      })
      .returning()
    if (!row) throw new Error('The quote was not stored.')
    const { id, numero, versao } = row
    await tx.insert(propostasVersoes).values({
      versao,
      linhas,
      frete,
      descontoVista,
      total,
      idProposta: id,
      cep: frete.tipo === 'retirada' || frete.escola ? '' : cep,
      idCotacao: 'proposta',
      aplicadas: totals.aplicadas,
      cupom: totals.cupom?.codigo ?? null,
      alunos: quotedUnits(cart.alunos, now),
      validaAte: lastDayFor(context, cart.alunos),
      criadaEm: now,
    })
    await enqueue(tx, SALES_QUOTE_MAIL, { id, versao, tipo: 'enviada' })

    return { id, numero, chave: salesQuoteKey(context, row) }
  })
}

const MAX_NAME = 120

function readBuyer(typed: QuoteCartInput): QuoteCartInput {
  const nome = oneLine(typed.nome).slice(0, MAX_NAME)
  const email = readEmail(typed.email)
  const cep = typed.cep.trim() === '' ? '' : readCep(typed.cep)?.cep
  const campos = [
    problem('nome', nome === '' ? 'Escreva para quem é o orçamento.' : null),
    problem('email', email ? null : emailProblem(typed.email)),
    problem('cep', cep === undefined ? WRONG_CEP : null),
  ].flat()
  if (!email || cep === undefined || campos.length > 0) throw refuse('CamposInvalidos', { campos })

  return { nome, email, cep }
}

function refuseServices(lines: readonly CartLine[]): void {
  if (lines.some(({ servicos = [] }) => servicos.length > 0))
    throw refuse(
      'PropostaNaoPermite',
      undefined,
      'O orçamento não inclui serviços da oficina. Tire-os da sacola, ou peça o orçamento à loja.',
    )
}

/** The last day of the quote: none after that of a list whose benefits are in it. */
function lastDayFor({ settings, now }: RequestContext, alunos: readonly CartUnits[]): string {
  const ends = alunos.flatMap((unit) => (unit.prazo !== null && hasBenefits(unit, now) ? [unit.prazo] : []))

  const last = lastDayOf(now, settings.sistema.propostas.diasSite)

  return ends.filter((end) => end < last).toSorted()[0] ?? last
}

/** The delivery to the pupils' school, the cheapest one to a CEP, or pickup. */
async function freightOf(
  context: RequestContext,
  request: Parameters<typeof quoteFreight>[1],
): Promise<Freight> {
  const kind = request.cep === '' ? 'retirada' : 'entrega'
  const cep = request.cep || context.settings.loja.endereco.cep
  const { fretes, mensagem } = await quoteFreight(context, { ...request, cep })
  const frete = fretes.find(({ tipo }) => tipo === kind)
  if (frete) return frete
  const sentence = kind === 'entrega' ? mensagem : 'Digite o CEP da entrega: esta loja não tem retirada.'
  throw refuse('CamposInvalidos', { campos: [{ campo: 'cep', mensagem: sentence }] })
}

async function linesOf(
  { db }: RequestContext,
  itens: Awaited<ReturnType<typeof totalsOf>>['itens'],
): Promise<SalesQuoteLine[]> {
  const codes = await readQuotedGoods(
    db,
    itens.map(({ idAtributoSimples }) => idAtributoSimples),
    null,
  )

  return itens.map(({ idProduto, idAtributoSimples: idSku, nome, quantidade, precoPor, ajustes, total }) => {
    const { sku = '', ncm = null } = codes.get(idSku) ?? {}

    return { idProduto, idSku, sku, ncm, nome, quantidade, precoPor, ajustes, total }
  })
}
