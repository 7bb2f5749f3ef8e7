import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { useTrackedOrder } from '#storefront/analytics/use-tracked-order.ts'
import { idempotencyKey } from '#storefront/cart/idempotency-key.ts'
import { SimulationNote } from '#storefront/checkout/payment/simulation-note.tsx'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { SIGN_UP_PATH } from '#storefront/customer/account-paths.ts'
import { INSTRUMENTS_PATH } from '#storefront/customer/instruments/instruments-path.ts'
import { answerOrderForm } from '#storefront/orders/actions/order-action.ts'
import { OrderActions } from '#storefront/orders/actions/order-actions.tsx'
import { Delivery } from '#storefront/orders/details/delivery.tsx'
import { GuestSignUp } from '#storefront/orders/details/guest-sign-up.tsx'
import { Invoice } from '#storefront/orders/details/invoice.tsx'
import { OrderHead } from '#storefront/orders/details/order-head.tsx'
import { OrderItems } from '#storefront/orders/details/order-items.tsx'
import { OrderSums } from '#storefront/orders/details/order-sums.tsx'
import { OrderTimeline } from '#storefront/orders/details/order-timeline.tsx'
import { TradeInOffer } from '#storefront/orders/details/trade-in-offer.tsx'
import { loadOrder } from '#storefront/orders/load-order.ts'
import { PassportList } from '#storefront/orders/passports/passport-list.tsx'
import { IdempotencyKey } from '#storefront/orders/payment/idempotency-key-context.ts'
import { PaymentNow } from '#storefront/orders/payment/payment-now.tsx'
import { usePaymentEvents } from '#storefront/orders/payment/use-payment-events.ts'
import { THANKS } from '#storefront/orders/thanks.ts'
import { orderLinks } from '#storefront/product/instruments/line-links.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import type { Route } from './+types/order'
import styles from './order.module.css'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const page = await loadOrder(api, { id: params.id, url })
  const { chave } = page
  const hasWork = page.order.itens.some(({ servicos }) => servicos.length > 0)
  const mayTrade = page.logado && page.order.situacao === 'entregue' && !page.order.deServicos
  const [tradeIns, works, quote, tools] = await Promise.all([
    mayTrade ? optionalPart('trade-ins', api.tradeIns.list({ pedido: params.id })) : null,
    hasWork
      ? optionalPart('work orders', api.ownWorkOrders.ofOrder({ id: params.id, ...(chave && { chave }) }))
      : null,
    page.order.proposta !== null
      ? optionalPart('quote', api.ownSalesQuotes.ofOrder({ id: params.id, ...(chave && { chave }) }))
      : null,
    orderLinks(api, page.order.itens, { isDelivered: page.order.situacao === 'entregue' }),
  ])

  return {
    ...page,
    tradeIns,
    works: works?.itens ?? [],
    quote: quote?.proposta,
    tools,
    asking: url.searchParams.has('cancelar'),
    thanks: url.searchParams.has(THANKS),
    key: idempotencyKey(),
  }
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  return answerOrderForm(context.get(apiContext), { id: params.id, url, form: await request.formData() })
}

/**
 * The address of a guest's order gives access to it, so it must not be sent as a referrer. The origin must be sent:
 * forms are refused without it.
 */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData ? `Pedido nº ${loaderData.order.numero}` : 'Pedido', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** An order: its state, what to pay, and its details. */
export default function OrderPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { order, chave, passaportes, steps, logado, tradeIns, works, quote, asking, thanks, key, tools } =
    page
  usePaymentEvents(order, chave)
  useTrackedOrder(order)

  return (
    <div className={`wrap ${styles['page']}`}>
      <OrderHead order={order} guest={!logado} thanks={thanks} />
      <FormRefusal sentence={actionData?.refusal} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {order.situacao === 'pagamentoEmAnalise' && <SimulationNote payment={order.pagamentos[0]} />}
          <IdempotencyKey value={key}>
            <PaymentNow page={page} />
          </IdempotencyKey>
          <section aria-labelledby="produtos">
            <h2 id="produtos">{order.deServicos ? 'Serviços' : 'Produtos'}</h2>
            <OrderItems itens={order.itens} works={works} tools={tools.lines} />
            {tradeIns && <TradeInOffer {...tradeIns} />}
            {passaportes.length > 0 && <PassportList items={passaportes} />}
          </section>
          {!order.deServicos && (
            <p>
              {logado ? (
                <a href={INSTRUMENTS_PATH}>
                  Meus instrumentos: guarde o que comprou e anote as cordas que pôs
                </a>
              ) : (
                <a href={MINE_PATH}>Meu instrumento: diga o que você toca e veja só o que serve nele</a>
              )}
            </p>
          )}
          {tools.guides.length > 0 && (
            <ul aria-label="Guias sobre o que você comprou">
              {tools.guides.map(({ titulo, url }) => (
                <li key={url}>
                  <a href={url}>Guia: {titulo}</a>
                </li>
              ))}
            </ul>
          )}
          <OrderActions order={order} chave={chave} asking={asking} />
        </div>
        <div className={styles['aside']}>
          <section className={styles['card']} aria-labelledby="andamento">
            <h2 id="andamento">Andamento</h2>
            <OrderTimeline steps={steps} />
          </section>
          <section className={styles['card']} aria-labelledby="valores">
            <h2 id="valores">Valores</h2>
            <OrderSums order={order} />
            {quote && (
              <p>
                Preços da <a href={quote.url}>proposta nº {quote.numero}</a>.
              </p>
            )}
          </section>
          {!order.deServicos && (
            <section className={styles['card']} aria-labelledby="entrega">
              <h2 id="entrega">Entrega</h2>
              <Delivery order={order} />
            </section>
          )}
          {order.notaFiscal && (
            <section className={styles['card']} aria-labelledby="nota">
              <h2 id="nota">Nota fiscal</h2>
              <Invoice {...order.notaFiscal} orderUrl={orderPath(order.id)} />
            </section>
          )}
          {!logado && chave && (
            <GuestSignUp signUp={`${SIGN_UP_PATH}?${new URLSearchParams({ pedido: order.id, chave })}`} />
          )}
        </div>
      </div>
    </div>
  )
}
