import { Form, redirect } from 'react-router'
import type { OwnPriceAlerts } from '#contract/reviews/price-alerts.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { ownAlertsPath } from '#domain/review/price-alert.ts'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import buttons from '../../../components/button.module.css'
import styles from '../../cart/shared-cart.module.css'
import type { Route } from './+types/own-alerts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { reviews } = context.get(apiContext)
  if (params.id === undefined)
    throw redirect(
      ownAlertsPath(await customerAnswer(reviews.ownPriceAlerts(), loginPath('/avise-me/precos'))),
    )
  const which = { id: idOf(params.id), chave: keyOf(url) }
  const { avisos } = await pageAnswer(reviews.priceAlerts(which))

  return { avisos }
}

/** Mail programs send nothing but `List-Unsubscribe` (one-click, RFC 8058). */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const which = { id: idOf(params.id), chave: keyOf(url) }
  const { reviews } = context.get(apiContext)
  try {
    if (form.get('acao') === 'todos' || form.has('List-Unsubscribe')) {
      const { mensagens } = await reviews.leavePriceAlerts(which)
      return { left: mensagens[0]?.mensagem ?? '' }
    }
    const aviso = idOf(textOf(form, 'aviso'))
    if (form.get('acao') === 'encerrar') await reviews.endPriceAlert({ ...which, aviso })
    else await reviews.confirmPriceAlert({ ...which, aviso })

    return null
  } catch (error) {
    return refusedForm(error, form)
  }
}

/** The address's row is gone after it was left: nothing more is to be read. */
export function shouldRevalidate({ actionResult }: { actionResult?: { left?: string } | null }) {
  return actionResult?.left === undefined
}

function keyOf(url: URL): string {
  return url.searchParams.get('chave')?.slice(0, 100) ?? ''
}

/** The address gives access, so it must not be sent as a referrer; forms are refused without the origin. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Avisos de preço', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** All price alerts of an address: to confirm and to end them, by the link of its mails. */
export default function OwnAlerts({ loaderData: { avisos }, actionData }: Route.ComponentProps) {
  if (actionData && 'left' in actionData) {
    return (
      <Thanks title="Tudo certo" sentence={actionData.left}>
        <a href="/" className={buttons['primary']}>
          Ir para a página inicial
        </a>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Avisos de preço</h1>
      <FormRefusal sentence={actionData?.refusal} />
      {avisos.length === 0 ? (
        <p className={styles['quiet']}>
          Você não tem avisos de preço. Na página de um produto, escolha “Avise-me se baixar”.
        </p>
      ) : (
        <>
          <p className={styles['quiet']}>
            Mandamos no máximo um e-mail por dia, quando um destes preços baixar e houver estoque.
          </p>
          <ul className={styles['list']} aria-label="Seus avisos de preço">
            {avisos.map((aviso) => (
              <Alert key={aviso.id} aviso={aviso} />
            ))}
          </ul>
          <Form method="post">
            <button type="submit" name="acao" value="todos" className={buttons['secondary']}>
              Encerrar todos os avisos de preço
            </button>
          </Form>
        </>
      )}
    </div>
  )
}

function Alert({ aviso }: { aviso: OwnPriceAlerts['avisos'][number] }) {
  const { id, produto, opcao, preco, confirmado } = aviso

  return (
    <li className={styles['item']}>
      <PictureLink href={produto.url} picture={produto.imagem} width={64} className={styles['picture']} />
      <div className={styles['what']}>
        <p>
          <a href={produto.url}>{cutName(produto.nome)}</a>
        </p>
        {opcao !== '' && <p className={styles['quiet']}>{opcao}</p>}
        <p className={styles['quiet']}>{waitingFor(aviso)}</p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="aviso" value={id} />
          {!confirmado && (
            <>
              <button type="submit" name="acao" value="confirmar" className={buttons['primary']}>
                Confirmar o aviso
              </button>{' '}
            </>
          )}
          <button
            type="submit"
            name="acao"
            value="encerrar"
            className={buttons['quiet']}
            aria-label={`Encerrar o aviso de ${produto.nome}`}
          >
            Encerrar
          </button>
        </Form>
      </div>
      <p className={styles['total']}>{formatBRL(preco)}</p>
    </li>
  )
}

function waitingFor({ alvo, referencia, aVenda, confirmado }: OwnPriceAlerts['avisos'][number]): string {
  const price = alvo === null ? `menos de ${formatBRL(referencia)}` : `${formatBRL(alvo)} ou menos`
  if (!confirmado) return `Falta confirmar: avisamos quando custar ${price}.`

  return `Avisamos quando custar ${price}${aVenda ? '' : ', e houver estoque de novo'}.`
}
