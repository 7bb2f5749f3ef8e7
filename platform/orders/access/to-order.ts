import type { Order, OrderItem } from '#contract/orders/orders.ts'
import { repairDeadline } from '#domain/order/order-rights.ts'
import { orderText, orderTitle, textElsewhere } from '#domain/order/order-text.ts'
import { declineReason } from '#domain/order/payment/decline-reason.ts'
import { quoteOfOrder } from '#domain/order/sales-quote/attempt-key.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cardIntake } from '#platform/payments/accounts/card-intake.ts'
import type { PaymentSummary } from '#platform/payments/payments-in-statement.ts'
import { stepsOf } from '../lifecycle/steps.ts'
import { paymentOf } from '../payment/order-money.ts'
import { waysToPay } from '../payment/ways-to-pay.ts'
import { type AnyItemRow, type AnyOrderRows, type DefectRow, isOwn } from '../rows.ts'
import { isPartlySent } from '../shipping/partly-sent.ts'
import { promisedReturnDays, rightsOf } from './buyer-rights.ts'

/** Maps an order to the contract's JSON, without its buyer's stored cards. */
export function toOrder(
  context: Pick<RequestContext, 'now' | 'payments' | 'settings'>,
  rows: AnyOrderRows,
): Order {
  const { pedido, nota } = rows
  const { id, numero, numeroAntigo, pagamentoAntigo, situacao, comprador, frete, endereco } = pedido
  const { total, metodo, subtotal, deServicos } = pedido
  const itens = rows.itens.map((item) => itemOf(rows, item))
  const pagamento = paymentOf(pedido, rows.pagamentos)
  const retirada = frete.tipo === 'retirada'
  const direitos = rightsOf(context, rows)
  const ways = direitos.pagar && isOwn(rows) ? waysToPay(context, rows) : []
  const byCard = ways.find(({ metodo: way }) => way === 'cartao')

  return {
    id,
    numero,
    numeroAntigo,
    pagamentoAntigo,
    situacao,
    deServicos,
    proposta: quoteOfOrder(pedido),
    pagamento,
    itens,
    subtotal,
    frete,
    total,
    metodo,
    endereco,
    direitos: { ...direitos, cancelar: direitos.cancelar && !isPartlySent(rows) },
    criadoEm: pedido.criadoEm.toISOString(),
    ...(numeroAntigo === null
      ? orderText({
          situacao,
          pagamento,
          retirada,
          deServicos,
          metodo,
          devolucaoDias: promisedReturnDays(pedido, context.settings),
          devolver: direitos.devolver,
        })
      : textElsewhere(situacao, retirada)),
    comprador: {
      nomeRazao: comprador.nomeRazao,
      email: comprador.email,
      documento: comprador.documento,
      celular: comprador.celular,
    },
    ajustes: addedUp(itens.flatMap(({ ajustes }) => ajustes)),
    pagamentos: rows.pagamentos.map(attemptOf).toReversed(),
    ...(rows.defeito && { defeito: defectOf(rows.defeito) }),
    rastreio: trackingOf(rows),
    encomendas: parcelsOf(rows),
    ...(rows.codigoPostagem !== null && { codigoPostagem: rows.codigoPostagem }),
    notaFiscal: nota,
    historico: stepsOf(rows).map(({ para, em }) => ({
      situacao: para,
      titulo: orderTitle({ situacao: para, pagamento: 'pendente', retirada, deServicos }),
      em: em.toISOString(),
    })),
    formas: ways.map(({ metodo, total, parcelas }) => ({ metodo, total, parcelas })),
    formularioCartao: byCard ? cardIntake(context.payments, byCard.total) : null,
    cartoesGuardados: null,
  }
}

/** The first parcel with a code, for readers who know of one only. */
function trackingOf({ envios }: AnyOrderRows): Order['rastreio'] {
  const parcel = envios.find(({ codigo }) => codigo !== '')
  if (!parcel) return null
  const { codigo, transportadora, url, eventos } = parcel

  return { codigo, transportadora, url, eventos }
}

function parcelsOf({ envios, itens }: AnyOrderRows): Order['encomendas'] {
  const all = itens.map(({ quantidade }, posicao) => ({ posicao, quantidade }))

  return envios.map(({ saiuEm, entregueEm, itens: goods, ...parcel }) => ({
    ...parcel,
    saiuEm: saiuEm && new Date(saiuEm).toISOString(),
    entregueEm: entregueEm && new Date(entregueEm).toISOString(),
    itens: (goods ?? all).map((line) => ({ ...line, nome: itens[line.posicao]?.nome ?? '' })),
  }))
}

function defectOf({ abertoEm, ...report }: DefectRow): NonNullable<Order['defeito']> {
  const em = new Date(abertoEm)

  return { ...report, abertoEm: em.toISOString(), prazo: repairDeadline(saoPauloClock(em).dia) }
}

/** The item, with the cash discount if the order is paid by Pix. */
function itemOf({ pedido: { metodo }, alunos }: AnyOrderRows, item: AnyItemRow): OrderItem {
  const {
    idProduto,
    idSku,
    tipo,
    sku,
    nome,
    url,
    imagem,
    atributos,
    quantidade,
    precoDe,
    precoPor,
    exemplar,
  } = item
  const vista = metodo === 'pix' ? item.descontoVista : 0

  return {
    idProduto,
    tipo,
    sku,
    nome,
    url,
    imagem,
    atributos,
    exemplar,
    servicos: (item.servicos ?? []).map(({ idServico, nome, preco, escolhas }) => ({
      idServico,
      nome,
      escolhas,
      valor: preco,
    })),
    alunos: alunos.flatMap(({ idSku: ofSku, ...units }) => (ofSku === idSku ? [units] : [])),
    quantidade,
    idAtributoSimples: idSku,
    precos: { precoDe, precoPor },
    ajustes: [
      ...item.ajustes,
      ...(vista > 0
        ? [{ tipo: 'vista' as const, origem: 'pix', label: 'Desconto no Pix', valor: -vista }]
        : []),
    ],
    total: item.total - vista,
  }
}

/** Sums adjustments by source, in the order in which they were applied. */
function addedUp(ajustes: OrderItem['ajustes']): Order['ajustes'] {
  const sums = new Map<string, Order['ajustes'][number]>()
  for (const ajuste of ajustes) {
    const key = `${ajuste.tipo} ${ajuste.origem} ${ajuste.label}`
    sums.set(key, { ...ajuste, valor: (sums.get(key)?.valor ?? 0) + ajuste.valor })
  }

  return [...sums.values()]
}

function attemptOf(payment: PaymentSummary): Order['pagamentos'][number] {
  const { id, metodo, situacao, valor, juros, parcelas, recebido, estornado, dados } = payment

  return {
    id,
    metodo,
    situacao,
    valor,
    juros,
    parcelas,
    recebido,
    estornado,
    expiraEm: payment.expiraEm.toISOString(),
    pagoEm: payment.pagoEm?.toISOString() ?? null,
    pix: dados?.metodo === 'pix' ? { copiaECola: dados.copiaECola, proprio: dados.proprio ?? null } : null,
    boleto: dados?.metodo === 'boleto' ? boletoOf(dados) : null,
    cartao: dados?.metodo === 'cartao' ? cardOf(dados, situacao) : null,
  }
}

type BoletoOfInput = NonNullable<PaymentSummary['dados']>

function boletoOf({
  linhaDigitavel,
  codigoDeBarras,
  vencimento,
}: Extract<BoletoOfInput, { metodo: 'boleto' }>) {
  return { linhaDigitavel, codigoDeBarras, vencimento }
}

function cardOf(
  { bandeira, ultimosDigitos, motivoRecusa, desafio }: Extract<BoletoOfInput, { metodo: 'cartao' }>,
  situacao: PaymentSummary['situacao'],
) {
  return {
    bandeira,
    ultimosDigitos,
    motivoRecusa: motivoRecusa === null ? null : declineReason(motivoRecusa),
    desafio: (situacao === 'pendente' && desafio) || null,
  }
}
