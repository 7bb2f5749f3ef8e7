import { type ComponentProps, useEffect } from 'react'
import type { PriceAlertForm } from '#contract/reviews/price-alerts.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { ALERTS_PATH } from '#domain/review/price-alert.ts'
import { relay } from '#storefront/analytics/track.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf, sentAnswer } from '#storefront/reviews/form-data.ts'
import styles from '#storefront/reviews/form-page.module.css'
import { ProductForm } from '#storefront/reviews/product-form.tsx'
import { EmailField } from '#storefront/reviews/writer-fields.tsx'
import type { Route } from './+types/price-alert'
import { countAlert } from './count-alert.ts'
import { changeOwnAlerts, loadOwnAlerts, OwnAlerts } from './own-alerts.tsx'

/** With a product, the form to ask for an alert; else the alerts of an address. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { reviews } = context.get(apiContext)
  const produto = searchParams.get('produto')
  if (produto === null) return { own: await loadOwnAlerts(reviews, searchParams) }
  const form = await pageAnswer(reviews.priceAlertForm({ idProduto: idOf(produto) }))

  return { form: { ...form, sku: searchParams.get('sku') ?? '' } }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { searchParams, pathname: pagina } = url
  const api = context.get(apiContext)
  const { reviews } = api
  const form = await request.formData()
  const produto = searchParams.get('produto')
  if (produto === null) return changeOwnAlerts(reviews, searchParams, form)
  const alvo = textOf(form, 'alvo').trim()
  const alert = {
    idProduto: idOf(produto),
    idAtributoSimples: idOf(textOf(form, 'sku')),
    email: textOf(form, 'email'),
    site: textOf(form, 'site'),
    // What is no amount is refused by the same rule as zero.
    alvo: alvo === '' ? null : (readAmount(alvo) ?? 0),
  }

  const { idProduto, idAtributoSimples: sku } = alert

  return sentAnswer(
    reviews.requestPriceAlert(alert).then(async (answer) => {
      await countAlert(api, { nome: 'add_price_alert', pagina, idProduto, sku })
      return answer
    }),
    form,
  )
}

/** The link of an address gives access, so it must not be sent as a referrer; forms are refused without the origin. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData && 'own' in loaderData ? 'Avisos de preço' : 'Avise-me quando o preço baixar'

  return [
    { title: pageTitle(title, matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** Price alerts: to ask for one, or to see, confirm and end those of an address. */
export default function PriceAlerts({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.own) {
    const left = actionData && 'left' in actionData ? actionData.left : undefined
    const refused = actionData && 'refusal' in actionData ? actionData : undefined
    return <OwnAlerts avisos={loaderData.own.avisos} left={left} refused={refused} />
  }
  const answer = actionData && !('left' in actionData) ? actionData : undefined

  return <AlertForm form={loaderData.form} answer={answer} />
}

type AlertFormProps = {
  form: PriceAlertForm & { sku: string }
  answer: ComponentProps<typeof ProductForm>['answer']
}

/** A form to be notified when a product costs less. */
function AlertForm({ form: { produto, precos, identificado, sku: chosen }, answer }: AlertFormProps) {
  const sent = answer !== undefined && 'sentence' in answer
  const { id, nome } = produto

  // The action has counted it; only the merchant's tags have to hear of it.
  useEffect(() => {
    if (sent) relay({ nome: 'add_price_alert', itens: [{ idProduto: id, nome, quantidade: 1, valor: 0 }] })
  }, [sent, id, nome])

  const choice = produto.skus.map((sku) => {
    const preco = precos.find((each) => each.id === sku.id)?.preco ?? sku.precoPor
    return { id: String(sku.id), text: [sku.nome, formatBRL(preco)].filter(Boolean).join(' · ') }
  })
  const [only] = choice.length === 1 ? choice : []

  return (
    <ProductForm
      produto={produto}
      {...(only && { choice: `Hoje: ${only.text}` })}
      title="Avise-me quando o preço baixar"
      thanks="Anotado"
      button="Avise-me"
      note={CONSENT_TEXTS.preco}
      answer={answer}
    >
      {(refused) => (
        <>
          {only ? (
            <input type="hidden" name="sku" value={only.id} />
          ) : (
            <ChoiceField
              name="sku"
              label="Opção, com o preço de hoje"
              value={refused?.typed['sku'] ?? chosen}
            >
              {choice.map((sku) => (
                <option key={sku.id} value={sku.id}>
                  {sku.text}
                </option>
              ))}
            </ChoiceField>
          )}
          <Field
            label="Só quando custar até (se quiser)"
            name="alvo"
            inputMode="decimal"
            maxLength={15}
            placeholder="R$"
            defaultValue={refused?.typed['alvo']}
            problem={refused?.problems['alvo']}
          />
          {identificado ? (
            <p className={styles['text']}>
              O aviso vai para o e-mail da sua conta. <a href={ALERTS_PATH}>Ver os meus avisos de preço</a>
            </p>
          ) : (
            <EmailField refused={refused} />
          )}
        </>
      )}
    </ProductForm>
  )
}
