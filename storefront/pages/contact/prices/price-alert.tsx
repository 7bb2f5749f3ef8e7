import { useEffect } from 'react'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { track } from '#storefront/analytics/track.ts'
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

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const idProduto = idOf(params.produto)
  const form = await pageAnswer(context.get(apiContext).reviews.priceAlertForm({ idProduto }))

  return { ...form, opcao: url.searchParams.get('opcao') ?? '' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const alvo = textOf(form, 'alvo').trim()
  const alert = {
    idProduto: idOf(params.produto),
    idAtributoSimples: idOf(textOf(form, 'opcao')),
    email: textOf(form, 'email'),
    site: textOf(form, 'site'),
    // What is no amount is refused by the same rule as zero.
    alvo: alvo === '' ? null : (readAmount(alvo) ?? 0),
  }

  return sentAnswer(context.get(apiContext).reviews.requestPriceAlert(alert), form)
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Avise-me quando o preço baixar', matches) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** A form to be notified when a product costs less. */
export default function PriceAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, precos, identificado, opcao } = loaderData
  const sent = actionData !== undefined && 'sentence' in actionData
  const { id } = produto

  useEffect(() => {
    if (sent) track({ nome: 'add_price_alert', termo: String(id) })
  }, [sent, id])

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
      answer={actionData}
    >
      {(refused) => (
        <>
          {only ? (
            <input type="hidden" name="opcao" value={only.id} />
          ) : (
            <ChoiceField
              name="opcao"
              label="Opção, com o preço de hoje"
              value={refused?.typed['opcao'] ?? opcao}
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
              O aviso vai para o e-mail da sua conta.{' '}
              <a href="/avise-me/precos">Ver os meus avisos de preço</a>
            </p>
          ) : (
            <EmailField refused={refused} />
          )}
        </>
      )}
    </ProductForm>
  )
}
