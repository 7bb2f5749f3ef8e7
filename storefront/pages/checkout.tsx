import { useState } from 'react'
import { data, useLocation } from 'react-router'
import type { Freight } from '#contract/settings/shipping.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { freightInSentence } from '#domain/shipping/freight-text.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { CartMessages } from '../cart/cart-messages.tsx'
import { answerCheckout, type CheckoutAnswer } from '../checkout/answer-checkout.ts'
import styles from '../checkout/checkout.module.css'
import { isAfter, STEPS, type Step, stepPath } from '../checkout/checkout-paths.ts'
import { CheckoutSummary } from '../checkout/checkout-summary.tsx'
import { DeliveryStep } from '../checkout/delivery/delivery-step.tsx'
import { EmptyCheckout } from '../checkout/empty-checkout.tsx'
import { loadCheckout } from '../checkout/load-checkout.ts'
import { PaymentStep, useChoice } from '../checkout/payment/payment-step.tsx'
import { DoneStep } from '../checkout/steps/done-step.tsx'
import { IdentificationStep } from '../checkout/steps/identification-step.tsx'
import { useTrackedSteps } from '../checkout/steps/use-tracked-steps.ts'
import { apiContext } from '../rendering/context.ts'
import { termText } from '../shipping/delivery-term.ts'
import type { Route } from './+types/checkout'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCheckout(context.get(apiContext), params.passo)
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerCheckout(context.get(apiContext), await request.formData())

  return data(answer, { status: answer.refused || answer.orderRefusal ? 422 : 200 })
}

/** Also after a refusal: the data shown beside it must be current. */
export function shouldRevalidate() {
  return true
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `${TITLES[loaderData.passo]} | Finalizar compra` : 'Finalizar compra'

  return [{ title: pageTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
}

const TITLES: Record<Step, string> = {
  identificacao: 'Quem compra',
  entrega: 'Entrega',
  pagamento: 'Pagamento',
}

/** The checkout: one page whose steps open one after the other, with the summary always visible. */
export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, user, passo } = loaderData
  const [chave] = useState(loaderData.chave)
  const { choice, choose } = useChoice(checkout.formas)
  const [freight, chooseFreight] = useState<Freight | null>(null)
  useTrackedSteps(checkout, passo)
  const { itens, mensagens } = checkout.carrinho
  if (itens.length === 0) return <EmptyCheckout logado={user.logado} mensagens={mensagens} />

  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['columns']}>
        <CheckoutSummary
          checkout={checkout}
          choice={passo === 'pagamento' ? choice : null}
          freight={passo === 'entrega' ? freight : null}
        />
        <div className={styles['steps']}>
          <CartMessages mensagens={mensagens} />
          {STEPS.map((step) => {
            if (step === passo)
              return (
                <section key={step} className={styles['open']} aria-labelledby="passo">
                  <div>
                    <p className={styles['count']}>
                      Passo {STEPS.indexOf(step) + 1} de {STEPS.length}
                    </p>
                    <h1 id="passo">{TITLES[step]}</h1>
                  </div>
                  <OpenStep
                    loaderData={loaderData}
                    actionData={actionData}
                    chave={chave}
                    choice={choice}
                    choose={choose}
                    onFreight={chooseFreight}
                  />
                </section>
              )
            return isAfter(step, passo) ? (
              <section key={step} className={styles['coming']}>
                <h2>{TITLES[step]}</h2>
              </section>
            ) : (
              <Done key={step} step={step} {...loaderData} />
            )
          })}
        </div>
      </div>
    </div>
  )
}

type OpenProps = {
  loaderData: Route.ComponentProps['loaderData']
  actionData: CheckoutAnswer | undefined
  chave: string
  onFreight: (frete: Freight | null) => void
} & ReturnType<typeof useChoice>

function OpenStep({ loaderData, actionData, chave, choice, choose, onFreight }: OpenProps) {
  const { checkout, user, passo } = loaderData
  const another = new URLSearchParams(useLocation().search).has('outro')
  if (passo === 'identificacao')
    return (
      <IdentificationStep
        user={user}
        buyer={checkout.identificacao}
        aceitaOfertas={checkout.aceitaOfertas}
        refused={actionData?.refused}
      />
    )
  if (passo === 'entrega')
    return <DeliveryStep checkout={checkout} another={another} answer={actionData} onFreight={onFreight} />

  return (
    <PaymentStep
      checkout={checkout}
      chave={chave}
      choice={choice}
      onChoose={choose}
      refusal={actionData?.orderRefusal}
    />
  )
}

type DoneProps = Route.ComponentProps['loaderData'] & { step: Step }

/** The summary of a completed step. */
function Done({ step, checkout, user }: DoneProps) {
  const { identificacao, entrega } = checkout
  if (step === 'identificacao')
    return (
      <DoneStep title={TITLES[step]} to={user.logado ? null : stepPath(step)}>
        <p>
          {identificacao?.nomeRazao}
          <br />
          {identificacao?.email}
        </p>
      </DoneStep>
    )
  const frete = entrega.cotacao?.fretes.find(({ id }) => id === entrega.idFrete)

  return (
    <DoneStep title={TITLES[step]} to={stepPath(step)}>
      {entrega.endereco && frete?.tipo === 'entrega' && !frete.escola && (
        <p>
          {entrega.endereco.logradouro}, {entrega.endereco.numero}
          {entrega.endereco.complemento && `, ${entrega.endereco.complemento}`} – {entrega.endereco.cidade}/
          {entrega.endereco.uf},{' '}
          <span className={styles['whole']}>CEP {formatCep(entrega.endereco.cep)}</span>
        </p>
      )}
      {frete && (
        <p>
          {frete.label}, {freightInSentence(frete.valor, frete.aCombinar)}, {termText(frete)}
        </p>
      )}
    </DoneStep>
  )
}
