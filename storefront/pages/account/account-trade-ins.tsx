import { redirect } from 'react-router'
import type { MyTradeIns } from '#contract/orders/trade-ins.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { customerAnswer, customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { TradableCard } from '#storefront/customer/trade-ins/tradable-card.tsx'
import { TradeInCard } from '#storefront/customer/trade-ins/trade-in-card.tsx'
import { answerTradeInForm, DONE } from '#storefront/customer/trade-ins/trade-in-request.ts'
import { TradeInTerms } from '#storefront/customer/trade-ins/trade-in-terms.tsx'
import { qrDrawing } from '#storefront/orders/payment/codes/qr-drawing.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/account-trade-ins'
import styles from './account-addresses.module.css'

/** What trade-ins are is for everybody; the visitor's own need a login. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tradeIns, customers } = context.get(apiContext)
  const [terms, { logado }] = await Promise.all([pageAnswer(tradeIns.terms()), customers.user()])
  const own = logado ? await customerAnswer(tradeIns.list({}), loginPath(url.pathname + url.search)) : null

  const codes = own?.trocas.flatMap(({ id, pix }) => (pix ? [[id, qrDrawing(pix.copiaECola)] as const] : []))

  return {
    terms,
    own,
    qr: Object.fromEntries(codes ?? []),
    done: own && DONE[url.searchParams.get('feito') ?? ''],
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const api = context.get(apiContext)
    const { word, accepted } = await customerFormAnswer(
      answerTradeInForm(api.tradeIns, form),
      loginPath(TRADE_IN_PATH),
    )
    if (accepted) await countDone(api, TRADE_IN_PATH, { nome: 'accept_trade_in', termo: accepted })
    return redirect(`${TRADE_IN_PATH}?feito=${word}`, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Troca por um maior', matches) }, { name: 'robots', content: 'noindex' }]
}

/** How trade-ins go; with a login, also what the customer can give in exchange, and what they gave. */
export default function AccountTradeIns({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, own, done } = loaderData
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
      {!terms.ativa && !own?.trocas.length && (
        <p className={styles['done']}>No momento a loja não recebe instrumentos em troca.</p>
      )}
      {terms.ativa && own === null && (
        <p className={styles['done']}>
          <a href={loginPath(TRADE_IN_PATH)} className={buttons['primary']}>
            Entrar e ver quanto vale o seu
          </a>
        </p>
      )}
      {own && <OwnTradeIns own={own} qr={loaderData.qr} refused={refused} />}
      {terms.ativa && (
        <div className={styles['cards']}>
          <TradeInTerms terms={terms} />
        </div>
      )}
    </div>
  )
}

type OwnProps = {
  own: MyTradeIns
  /** The drawing of each open Pix by the trade-in's id. */
  qr: Record<string, ReturnType<typeof qrDrawing>>
  refused: { typed: Record<string, string>; problems: Record<string, string> } | null
}

function OwnTradeIns({ own, qr, refused }: OwnProps) {
  const { ativa, podem, trocas, instrucoes, ...days } = own
  if (podem.length === 0 && trocas.length === 0)
    return (
      ativa && (
        <p className={styles['done']}>
          Aqui aparecem os instrumentos de tamanho menor que você comprou na loja, depois do prazo para
          devolver.
        </p>
      )
    )

  return (
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
  )
}
