import { useEffect } from 'react'
import { redirect } from 'react-router'
import { formatLongDay } from '#domain/time/format-date.ts'
import { relay } from '#storefront/analytics/track.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf, sentAnswer, writerOf } from '#storefront/reviews/form-data.ts'
import styles from '#storefront/reviews/form-page.module.css'
import { ProductForm } from '#storefront/reviews/product-form.tsx'
import { NOTIFICATION_TEXTS, NotificationFields } from '#storefront/reviews/stock-notification-fields.tsx'
import type { Route } from './+types/notify-stock'
import { countAlert } from './prices/count-alert.ts'

/** Loads the product and the sold-out variant; a variant in stock redirects to its page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const idProduto = idOf(params.produto)
  const subject = await pageAnswer(context.get(apiContext).reviews.subject({ idProduto }))
  const { skus, url: productUrl } = subject.produto
  const sku = skus.find(({ id }) => String(id) === url.searchParams.get('opcao')) ?? skus[0]
  if (!sku || sku.estoque > 0) throw redirect(productUrl + (sku?.selecao ?? ''))

  return { ...subject, sku }
}

export async function action({ request, context, params, url: { pathname: pagina } }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const solicitation = {
    ...writerOf(form),
    idProduto: idOf(params.produto),
    idAtributoValor: Number(textOf(form, 'opcao')),
    mailing: textOf(form, 'mailing') === 'sim',
  }

  const { idProduto, idAtributoValor: sku } = solicitation

  return sentAnswer(
    api.reviews.solicitation(solicitation).then(async (answer) => {
      await countAlert(api, { nome: 'add_stock_alert', pagina, idProduto, sku })
      return answer
    }),
    form,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Avise-me quando chegar', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A form to be notified when a sold-out product is back in stock. */
export default function NotifyStock({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, sku, identificado } = loaderData
  const sent = actionData !== undefined && 'sentence' in actionData
  const { id, nome } = produto

  // The action has counted it; only the merchant's tags have to hear of it.
  useEffect(() => {
    const item = { idProduto: id, nome, quantidade: 1, valor: sku.precoPor }
    if (sent) relay({ nome: 'add_stock_alert', itens: [item] })
  }, [sent, id, nome, sku.precoPor])

  return (
    <ProductForm produto={produto} choice={sku.nome} answer={actionData} {...NOTIFICATION_TEXTS}>
      {(refused) => (
        <>
          {sku.previsaoReposicao && (
            <p className={styles['text']}>
              Previsão de reposição: {formatLongDay(sku.previsaoReposicao)}. Se ela mudar, avisamos quem está
              na fila.
            </p>
          )}
          <NotificationFields idSku={sku.id} known={identificado} refused={refused} />
        </>
      )}
    </ProductForm>
  )
}
