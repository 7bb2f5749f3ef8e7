import { eq } from 'drizzle-orm'
import type { AdminSalesQuote, SalesQuoteForm } from '#contract/orders/sales/sales-quotes.ts'
import type { Freight } from '#contract/settings/shipping.ts'
import { maxManualDiscount } from '#domain/cart/manual-discount.ts'
import { unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import { readEmail, WRONG_EMAIL } from '#domain/customer/read-email.ts'
import { readCep, WRONG_CEP } from '#domain/documents/cep.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import { readCpf } from '#domain/documents/cpf.ts'
import { oneLine, problem } from '#domain/format/field-problem.ts'
import { readPhone, WRONG_PHONE } from '#domain/format/phone.ts'
import {
  agreedLine,
  discountByHand,
  lastDayOf,
  type SalesQuoteLine,
  salesQuoteTotals,
} from '#domain/order/sales-quote/sales-quote.ts'
import { type QuotedSku, readQuotedGoods } from '#platform/cart/items/quoted-goods.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import type { QuotedUnits } from '#platform/customers/teaching/purchases/quoted-units.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit, type Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { quoteFreight } from '#platform/shipping/quotes/quote-freight.ts'
import { discountLimit } from '../../internal-sales/open-internal-sale.ts'
import { SALES_QUOTE_MAIL } from '../mail/sales-quote-mail.ts'
import { quotedWork } from '../quoted-work.ts'
import { lockQuote, readQuote, situationOf } from '../rows.ts'
import { propostas, propostasVersoes, type QuoteRow, type VersionRow } from '../tables.ts'
import { freightWithClass } from './freight-with-class.ts'
import { getQuote } from './get-quote.ts'

type Version = Omit<VersionRow, 'idProposta' | 'versao' | 'criadaEm' | 'criadaPor' | 'outraPedidaEm'>

/**
 * Makes a quote, and writes to the buyer. Refuses `CamposInvalidos`, `ClienteInexistente`, `ProdutoInexistente`,
 * `DescontoAcimaDoLimite`, `FreteMudou` and `CepInvalido`.
 */
export async function createQuote(context: RequestContext, form: SalesQuoteForm): Promise<{ id: string }> {
  const staff = permit(context, 'pedidos.vender')
  const { now } = context
  const buyer = readBuyerForm(form)
  const version = await versionOf(context, staff, { form, before: null })

  return context.db.transaction(async (tx) => {
    await requireCustomer(tx, form.idCliente, null)
    const [row] = await tx
      .insert(propostas)
      .values({
        ...buyer,
        origem: 'equipe',
        vendedor: staff.nome,
        idCliente: form.idCliente,
        criadaEm: now,
        alteradaEm: now,
      })
      .returning()
    if (!row) throw new Error('The quote was not stored.')
    await writeVersion(tx, context, { row, version, por: staff.nome, acao: 'proposta.criada' })

    return { id: row.id }
  })
}

/**
 * Makes another version of a quote that was not accepted, which replaces the one before, and writes to the buyer.
 * Refuses as `createQuote` does, `PropostaInexistente`, `VersaoAntiga`, and `PropostaNaoPermite`.
 */
export async function reviseQuote(
  context: RequestContext,
  { id, versao, ...form }: SalesQuoteForm & { id: string; versao: number },
): Promise<AdminSalesQuote> {
  const staff = permit(context, 'pedidos.vender')
  const buyer = readBuyerForm(form)
  const version = await versionOf(context, staff, { form, before: (await readQuote(context.db, id)).versao })
  await context.db.transaction(async (tx) => {
    const rows = await lockQuote(tx, id)
    const { proposta } = rows
    if (proposta.versao !== versao)
      throw refuse('VersaoAntiga', {
        versao: proposta.versao,
        atual: await getQuote({ ...context, db: tx }, { id }),
      })
    const situacao = situationOf(rows, context)
    if (situacao === 'aceita' || situacao === 'cancelada') throw refuse('PropostaNaoPermite')
    await requireCustomer(tx, form.idCliente, proposta.idCliente)
    const [row] = await tx
      .update(propostas)
      .set({
        ...buyer,
        idCliente: form.idCliente,
        versao: versao + 1,
        vendedor: proposta.vendedor ?? staff.nome,
        lembradaEm: null,
        alteradaEm: context.now,
      })
      .where(eq(propostas.id, id))
      .returning()
    if (!row) throw new Error('A locked quote is missing.')
    const alunos = unitsAfter(rows.versao.alunos, version.linhas)
    await writeVersion(tx, context, {
      row,
      version: { ...version, alunos },
      por: staff.nome,
      acao: 'proposta.revista',
    })
  })

  return getQuote(context, { id })
}

/**
 * What a shopper's quote has for pupils, as far as its lines still have it. Staff set the prices, so that a list's discount
 * is in them no more; what a teacher earns stays.
 */
function unitsAfter(alunos: readonly QuotedUnits[], linhas: readonly SalesQuoteLine[]): QuotedUnits[] {
  const lines = linhas.map(({ idSku, quantidade }) => ({ idAtributoSimples: idSku, quantidade }))

  return unitsInLines(alunos, lines).map((unit) =>
    unit.beneficio === 'desconto' ? { ...unit, percentual: 0 } : unit,
  )
}

/** What the audit log calls a quote. */
export function targetOf({ id, numero }: Pick<QuoteRow, 'id' | 'numero'>) {
  return { tipo: 'proposta', id, nome: `Proposta ${numero}` }
}

type WriteVersionInput = { row: QuoteRow; version: Version; por: string; acao: string }

async function writeVersion(
  tx: Database,
  context: RequestContext,
  { row, version, por, acao }: WriteVersionInput,
): Promise<void> {
  const { id, versao, email } = row
  await tx
    .insert(propostasVersoes)
    .values({ ...version, idProposta: id, versao, criadaEm: context.now, criadaPor: por })
  await recordChange(tx, context, {
    acao,
    alvo: targetOf(row),
    // Contacts and texts stay out: the audit outlives the buyer's data.
    depois: { versao, total: version.total, validaAte: version.validaAte },
  })
  if (email !== '') await enqueue(tx, SALES_QUOTE_MAIL, { id, versao, tipo: 'enviada' })
}

/** Everything of the buyer but the name may follow later; what is there has to be right. */
function readBuyerForm({ nome, email, documento, inscricaoEstadual, celular }: SalesQuoteForm) {
  const mail = optional(email, readEmail)
  const phone = optional(celular, (text) => readPhone(text)?.numero)
  const cnpj = readCnpj(documento)
  const document = optional(documento, (text) => readCpf(text) ?? cnpj)
  const campos = [
    problem('email', mail === null ? WRONG_EMAIL : null),
    problem('documento', document === null ? 'Este CPF ou CNPJ não existe. Confira os números.' : null),
    problem('celular', phone === null ? WRONG_PHONE : null),
  ].flat()
  if (mail === null || phone === null || document === null) throw refuse('CamposInvalidos', { campos })
  const pessoa = cnpj && documento !== '' ? ('J' as const) : ('F' as const)

  return {
    email: mail,
    comprador: {
      pessoa,
      nomeRazao: oneLine(nome),
      documento: document,
      inscricaoEstadual: pessoa === 'J' ? oneLine(inscricaoEstadual) : '',
      email: mail,
      celular: phone,
    },
  }
}

/** Empty text stays empty; null for text that can't be read. */
function optional(text: string, read: (text: string) => string | null | undefined): string | null {
  return text.trim() === '' ? '' : (read(text) ?? null)
}

/** `known`: the customer until now, whose account may be closed. */
async function requireCustomer(tx: Database, idCliente: number | null, known: number | null): Promise<void> {
  if (idCliente !== null && idCliente !== known && !(await mailboxOf(tx, idCliente)))
    throw refuse('ClienteInexistente')
}

type VersionOfInput = { form: SalesQuoteForm; before: VersionRow | null }

async function versionOf(
  context: RequestContext,
  staff: Staff,
  { form, before }: VersionOfInput,
): Promise<Version> {
  const { settings, now } = context
  const { goods, linhas } = await agreedLines(context, staff, { ...form, before })
  const oficina = await quotedWork(context, linhas)
  const { frete, cep } = await freightOf(context, { frete: form.frete, itens: goods, before, oficina })
  const { descontoVista } = settings.precos

  return {
    linhas,
    frete,
    cep,
    descontoVista,
    idCotacao: 'proposta',
    total: salesQuoteTotals(linhas, frete.valor, descontoVista).total,
    aplicadas: [],
    cupom: null,
    alunos: [],
    observacoes: form.observacoes,
    condicoes: form.condicoes,
    validaAte: lastDayOf(now, form.dias),
  }
}

type Before = { before: VersionRow | null }

type QuotedGoods = (QuotedSku & { quantidade: number })[]

/**
 * Services of the version before stay with their lines, at the price that they had. Refuses a SKU that is named twice or
 * that the shop does not show, and discounts above the role's limit.
 */
async function agreedLines(
  { db }: RequestContext,
  staff: Staff,
  { linhas: typed, idCliente, before }: Pick<SalesQuoteForm, 'linhas' | 'idCliente'> & Before,
): Promise<{ linhas: SalesQuoteLine[]; goods: QuotedGoods }> {
  const ids = typed.map(({ idSku }) => idSku)
  if (new Set(ids).size < ids.length)
    throw refuse('PropostaNaoPermite', undefined, 'Um produto está em duas linhas.')
  const known = await readQuotedGoods(db, ids, idCliente)
  const goods: QuotedGoods = []
  const linhas = typed.map(({ idSku, quantidade, preco }) => {
    const sku = known.get(idSku)
    if (!sku) throw refuse('ProdutoInexistente')
    goods.push({ ...sku, precoPor: preco, quantidade })
    // A price on request is agreed on here: it is no discount.
    const precoPor = sku.situacao === 'disponivel' ? sku.precoPor : preco

    return agreedLine({
      idSku,
      quantidade,
      preco,
      precoPor,
      servicos: before?.linhas.find((line) => line.idSku === idSku)?.servicos ?? [],
      idProduto: sku.idProduto,
      sku: sku.sku,
      ncm: sku.ncm,
      nome: sku.nome,
      por: staff.nome,
    })
  })
  const { desconto, base } = discountByHand(linhas)
  const maximo = maxManualDiscount(base, discountLimit(staff))
  if (desconto > maximo) throw refuse('DescontoAcimaDoLimite', { maximo })

  return { linhas, goods }
}

type FreightOfInput = Pick<SalesQuoteForm, 'frete'> & Before & { itens: QuotedGoods; oficina: number }

async function freightOf(
  context: RequestContext,
  { frete, itens, before, oficina }: FreightOfInput,
): Promise<{ frete: Freight; cep: string }> {
  if (frete.tipo === 'retirada')
    return { frete: agreedFreight(PICK_UP, { valor: 0, prazo: 0, oficina }), cep: '' }
  if (frete.tipo === 'escola') {
    const withClass = before && (await freightWithClass(context, { versao: before, itens, oficina }))
    if (withClass) return { frete: withClass, cep: '' }
    throw refuse(
      'PropostaNaoPermite',
      undefined,
      'A entrega junto com a turma não vale mais para estes produtos. Escolha outra entrega.',
    )
  }
  if (frete.tipo === 'fixo') {
    const cep = frete.cep.trim() === '' ? '' : readCep(frete.cep)?.cep
    if (cep === undefined)
      throw refuse('CamposInvalidos', { campos: [{ campo: 'cep', mensagem: WRONG_CEP }] })

    return { cep, frete: agreedFreight(DELIVERY, { ...frete, oficina }) }
  }
  const { cep, fretes } = await quoteFreight(context, {
    itens,
    oficina,
    cep: frete.cep,
    freteGratis: null,
  })
  const chosen = fretes.find(({ id }) => id === frete.idFrete)
  if (!chosen) throw refuse('FreteMudou')

  return { frete: chosen, cep: chosen.tipo === 'retirada' ? '' : cep }
}

const PICK_UP = { id: 'retirada', tipo: 'retirada' as const, label: 'Retirada na loja' }
const DELIVERY = { id: 'combinado', tipo: 'entrega' as const, label: 'Entrega combinada com a loja' }

/** `prazo` is without the workshop's days; `previsao` is set when it is accepted. */
function agreedFreight(
  kind: typeof PICK_UP | typeof DELIVERY,
  { valor, prazo, oficina }: { valor: number; prazo: number; oficina: number },
): Freight {
  const freight: Freight = {
    ...kind,
    valor,
    valorCheio: valor,
    ajustes: [],
    prazo: prazo + oficina,
    previsao: '2000-01-01',
    entregaAgendada: false,
  }
  if (oficina > 0) freight.oficina = oficina

  return freight
}
