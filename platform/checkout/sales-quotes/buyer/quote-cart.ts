import { readEmail } from '#domain/customer/read-email.ts'
import { emailProblem } from '#domain/customer/read-person.ts'
import { readCep, WRONG_CEP } from '#domain/documents/cep.ts'
import { oneLine, problem } from '#domain/format/field-problem.ts'
import { isExampleName } from '#domain/product/example-name.ts'
import { openCart } from '#platform/cart/open-cart.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { readDraft } from '../../rows.ts'
import { SALES_QUOTE_MAIL } from '../mail/sales-quote-mail.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'
import { propostas, propostasVersoes } from '../tables.ts'
import { versionOfCart } from './version-of-cart.ts'

type QuoteCartInput = { nome: string; email: string; cep: string }

/**
 * Makes a quote of the visitor's cart at its current prices, promotions and coupon included, with the cheapest delivery
 * to the CEP, or pickup without one, and writes to the buyer. Services of the workshop are in it with their price and days. What
 * is for pupils of a teacher's list stays so, and goes to their school if the class is collected there. A customer's quote is for the account. Credits, of trade-ins and a
 * teacher's own, are left out: they belong to whoever closes the cart. Refuses `SessaoAusente`, `CarrinhoVazio`,
 * `ProdutoDeExemplo`, `CamposInvalidos`, `TentativasDemais`, and `PropostaNaoPermite` for a cart that costs nothing, or
 * for whose services the workshop has no time.
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
  if (settings.sistema.abertura.aberta && cart.lines.some(({ nomeProduto }) => isExampleName(nomeProduto)))
    throw refuse('ProdutoDeExemplo')
  const version = await versionOfCart(context, { cart, cep })
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
    await tx.insert(propostasVersoes).values({ ...version, versao, idProposta: id, criadaEm: now })
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
