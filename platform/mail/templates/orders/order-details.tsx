import type { ReactNode } from 'react'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Order } from '#contract/orders/orders.ts'
import { firstName } from '#domain/customer/first-name.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chargedTotal, orderPaymentText } from '#domain/order/payment/payment-text.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { answerWords, servicePrice } from '#domain/workshop/service-words.ts'
import { Goods, Note, Row, Rows, Section, Text } from '../layout/components.tsx'
import { useLook } from '../layout/look.ts'
import { useOwnWords } from '../layout/own-words.ts'

/** The first line of a mail about an order, unless the store has its own greeting. */
export function Greeting({ pedido: { comprador } }: { pedido: Order }) {
  const nome = firstName(comprador)
  if (useOwnWords().saudacao !== '') return null

  return <Text>{nome === '' ? 'Olá!' : `Olá, ${nome}!`}</Text>
}

/** The items, with prices or only by name. */
export function OrderItems({
  pedido,
  storeUrl,
  isPriced = false,
}: {
  pedido: Order
  storeUrl: string
  isPriced?: boolean
}) {
  return (
    <Section title={`Pedido nº ${pedido.numero}`}>
      <Goods
        storeUrl={storeUrl}
        itens={pedido.itens.map(({ nome, url, imagem, atributos, quantidade, precos, servicos, alunos }) => ({
          nome,
          url,
          imagem,
          atributos: [
            ...atributos,
            ...servicos.map((one) => serviceAttribute(one, isPriced ? quantidade : null)),
            ...pupilAttribute(alunos),
          ],
          quantidade,
          valor: isPriced ? precos.precoPor * quantidade : null,
        }))}
      />
    </Section>
  )
}

/** What the workshop does to it, as mails write what was chosen of a product. `quantidade` is null in mails without prices. */
function serviceAttribute(
  { nome, escolhas, valor }: Order['itens'][number]['servicos'][number],
  quantidade: number | null,
) {
  const price = quantidade === null && valor > 0 ? 'na oficina' : servicePrice(valor, quantidade ?? 1)

  return { label: nome, valor: answerWords({ escolhas }) || price }
}

/** For which pupils it is, in the same way. */
function pupilAttribute(alunos: Order['itens'][number]['alunos']) {
  const units = alunos.map(({ nome, lista, quantidade }) =>
    alunos.length === 1 ? `${nome} (${lista})` : `${quantidade} para ${nome} (${lista})`,
  )

  return units.length === 0 ? [] : [{ label: 'Para', valor: units.join(', ') }]
}

/** The order with the goods of one parcel only. */
export function parcelOrder(pedido: Order, { itens }: Order['encomendas'][number]): Order {
  return {
    ...pedido,
    itens: itens.flatMap(({ posicao, quantidade }) => {
      const item = pedido.itens[posicao]
      return item ? [{ ...item, quantidade }] : []
    }),
  }
}

/** The same lines as in the cart and on the order's page, down to the amount charged. */
function Totals({ pedido: { subtotal, ajustes, frete, total, pagamentos, deServicos } }: { pedido: Order }) {
  const { juros, charged } = chargedTotal(total, pagamentos)

  return (
    <Rows>
      <Row label="Subtotal" value={formatBRL(subtotal)} />
      {ajustes.map(({ origem, label, valor }) => (
        <Row key={`${origem} ${label}`} label={label} value={lessText(valor)} />
      ))}
      {!deServicos && <Row label={frete.label} value={freightText(frete.valorCheio, frete.aCombinar)} />}
      {frete.ajustes.map(({ tipo, origem, label, valor }) => (
        <Row key={`${tipo} ${origem} ${label}`} label={label} value={lessText(valor)} />
      ))}
      {juros > 0 && <Row label="Total sem juros" value={formatBRL(total)} />}
      {juros > 0 && <Row label="Juros do parcelamento" value={formatBRL(juros)} />}
      <Row label={juros > 0 ? 'Total no cartão' : 'Total'} value={formatBRL(charged)} isTotal />
    </Rows>
  )
}

/** A discount, in negative centavos; what services add is positive. */
function lessText(valor: number): string {
  if (valor > 0) return formatBRL(valor)

  return `−\u00a0${formatBRL(-valor)}`
}

/** Payment method and amount charged. */
function Payment({ pedido }: { pedido: Order }) {
  return <Note>Pagamento: {orderPaymentText(pedido)}</Note>
}

/** The whole order: items, amounts, address and delivery time. `since` ends the sentence about business days. */
export function OrderDetails({
  pedido,
  storeUrl,
  since,
}: {
  pedido: Order
  storeUrl: string
  since: string
}) {
  const { frete } = pedido

  return (
    <>
      <OrderItems pedido={pedido} storeUrl={storeUrl} isPriced />
      <Totals pedido={pedido} />
      <Payment pedido={pedido} />
      {!pedido.deServicos && (
        <Delivery pedido={pedido}>
          <Text>
            {frete.tipo === 'retirada' ? 'Pronto para retirada' : frete.label} em até{' '}
            {businessDays(frete.prazo)} {since}.
          </Text>
        </Delivery>
      )}
    </>
  )
}

/** Delivery address and time, or where the order is picked up. */
export function Delivery({ pedido: { endereco, frete }, children }: { pedido: Order; children?: ReactNode }) {
  return (
    <Section title={frete.tipo === 'retirada' ? 'Retirada na loja' : 'Entrega'}>
      {endereco && <Address endereco={endereco} />}
      {frete.detalhe !== undefined && <Text>{frete.detalhe}</Text>}
      {children}
    </Section>
  )
}

function Address({ endereco }: { endereco: PostalAddress }) {
  const look = useLook()
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep } = endereco

  return (
    <p className="m-ink" style={{ margin: '0 0 8px', fontSize: 15, lineHeight: '24px', color: look.ink }}>
      {destinatario}
      <br />
      {[`${logradouro}, ${numero}`, complemento].filter(Boolean).join(', ')}
      <br />
      {[bairro, `${cidade}/${uf}`, `CEP ${formatCep(cep)}`].filter(Boolean).join(' – ')}
    </p>
  )
}

/** When the business days of an unpaid order begin to count. */
export const AFTER_PAYMENT = 'após a confirmação do pagamento'

/** A day (`YYYY-MM-DD`) as `21/11/2026`. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** The reason below a mail about an order. */
export function orderReason({ numero }: Order, nome: string): string {
  return `Você recebe esta mensagem por causa do pedido nº ${numero} na ${nome}.`
}

/** `1 dia útil`, `5 dias úteis`. */
function businessDays(days: number): string {
  return days === 1 ? '1 dia útil' : `${days} dias úteis`
}
