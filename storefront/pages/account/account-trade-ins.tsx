import { redirect } from 'react-router'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { customerAnswer, customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { TradableCard } from '#storefront/customer/trade-ins/tradable-card.tsx'
import { TradeInCard } from '#storefront/customer/trade-ins/trade-in-card.tsx'
import { answerTradeInForm, DONE } from '#storefront/customer/trade-ins/trade-in-request.ts'
import { qrDrawing } from '#storefront/orders/payment/codes/qr-drawing.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import type { Route } from './+types/account-trade-ins'
import styles from './account-addresses.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tradeIns } = context.get(apiContext)
  const answer = await customerAnswer(tradeIns.list({}), loginPath(url.pathname + url.search))

  const codes = answer.trocas.flatMap(({ id, pix }) =>
    pix ? [[id, qrDrawing(pix.copiaECola)] as const] : [],
  )

  return { ...answer, qr: Object.fromEntries(codes), done: DONE[url.searchParams.get('feito') ?? ''] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const { tradeIns } = context.get(apiContext)
    const word = await customerFormAnswer(answerTradeInForm(tradeIns, form), loginPath(TRADE_IN_PATH))
    return redirect(`${TRADE_IN_PATH}?feito=${word}`, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Troca por um maior', matches) }, { name: 'robots', content: 'noindex' }]
}

/** What the customer can give in exchange for a larger instrument, and what they gave. */
export default function AccountTradeIns({ loaderData, actionData }: Route.ComponentProps) {
  const { ativa, podem, trocas, instrucoes, qr, done, ...days } = loaderData
  const refused = actionData && Object.keys(actionData.problems).length > 0 ? actionData : null

  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Trocas', url: TRADE_IN_PATH }}
        title="Troca por um maior"
        text="O instrumento que ficou pequeno vira crédito no próximo tamanho."
        refusal={actionData?.refusal}
        done={actionData ? null : done}
      />
      {podem.length === 0 && trocas.length === 0 && (
        <p className={styles['done']}>
          {ativa
            ? 'Aqui aparecem os instrumentos de tamanho menor que você comprou na loja, depois do prazo para devolver.'
            : 'No momento a loja não recebe instrumentos em troca.'}
        </p>
      )}
      <div className={styles['cards']}>
        {trocas.map((trade) => (
          <TradeInCard
            key={trade.id}
            trade={trade}
            instructions={instrucoes}
            qr={qr[trade.id]}
            problems={refused?.typed['id'] === trade.id ? refused.problems : {}}
          />
        ))}
        {podem.map((item) => (
          <TradableCard key={`${item.pedido} ${item.posicao} ${item.unidade}`} item={item} days={days} />
        ))}
      </div>
    </div>
  )
}
