import { Form, redirect } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { Place } from '#contract/reviews/queue.ts'
import { PLACES_PATH } from '#domain/review/place-path.ts'
import { formatLongDay } from '#domain/time/format-date.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { countAdded } from '#storefront/analytics/count-added.ts'
import buttons from '#storefront/components/button.module.css'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import styles from '#storefront/reviews/form-page.module.css'
import { OwnPlaces } from '#storefront/reviews/own-places.tsx'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import type { Route } from './+types/stock-queue'

/** The parameter of the page that follows leaving: the place is gone, and without JavaScript the page is read again. */
const LEFT = 'saiu'

/** Without an id, the places of the logged-in customer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { reviews } = context.get(apiContext)
  if (params.id === undefined) return customerAnswer(reviews.ownPlaces(), loginPath(PLACES_PATH))
  if (url.searchParams.has(LEFT)) return { place: null }
  const which = { id: idOf(params.id), chave: keyOf(url) }

  return { place: await pageAnswer(reviews.place(which)) }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const { reviews } = api
  if (params.id === undefined) return answerOwn(api, url, form)
  const which = { id: idOf(params.id), chave: keyOf(url) }
  try {
    if (textOf(form, 'acao') === 'sair') {
      await reviews.leavePlace(which)
      return redirect(`${url.pathname}?${LEFT}=1`)
    }
    if (textOf(form, 'acao') === 'carrinho') return await taken(api, url, which)
    await reviews.confirmPlace(which)
    return null
  } catch (error) {
    return refusedForm(error, form)
  }
}

/**
 * Leaves a place of the customer's list, or puts what is reserved for it into the cart. One that is gone was left already,
 * in another tab.
 */
async function answerOwn(api: Api, url: URL, form: FormData) {
  const { reviews } = api
  const { itens } = await customerAnswer(reviews.ownPlaces(), loginPath(PLACES_PATH))
  const place = itens.find(({ id }) => id === idOf(textOf(form, 'lugar')))
  if (!place) return null
  const which = { id: place.id, chave: place.chave }
  try {
    if (textOf(form, 'acao') === 'carrinho') return await taken(api, url, which)
    await reviews.leavePlace(which)
    return null
  } catch (error) {
    return refusedForm(error, form)
  }
}

/** Puts the unit that is reserved for a place into the cart, and leads there. */
async function taken(api: Api, url: URL, which: { id: number; chave: string }) {
  const add = () => api.reviews.takeUnit(which)

  return redirect(await countAdded(api, { pagina: url.pathname, lista: 'Fila de espera' }, add))
}

function keyOf(url: URL): string {
  return url.searchParams.get('chave')?.slice(0, 100) ?? ''
}

/** The address gives access, so it must not be sent as a referrer; forms are refused without the origin. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Seu lugar na fila', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/**
 * A place in the queue for what is sold out: to confirm, see and leave it, by the link of its mail. Or all places of
 * the customer, at one address, since each costs all pages.
 */
export default function StockQueue({ loaderData, actionData }: Route.ComponentProps) {
  if ('itens' in loaderData) return <OwnPlaces itens={loaderData.itens} refusal={actionData?.refusal} />
  const { place } = loaderData
  if (!place) {
    return (
      <Thanks title="Você saiu da fila" sentence="Você não recebe este aviso.">
        <a href="/" className={buttons['primary']}>
          Ir para a página inicial
        </a>
      </Thanks>
    )
  }
  const { produto, opcao, situacao, previsaoReposicao } = place
  const { title, text } = wordsOf(place)

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{title}</h1>
      <SubjectHead produto={produto}>{opcao}</SubjectHead>
      <p className={styles['text']} role="status">
        {text}
      </p>
      {previsaoReposicao && situacao !== 'reservado' && situacao !== 'avisado' && (
        <p className={styles['text']}>
          Previsão de reposição: {formatLongDay(previsaoReposicao)}. Se ela mudar, avisamos por e-mail.
        </p>
      )}
      <FormRefusal sentence={actionData?.refusal} />
      <Form method="post" className={styles['actions']}>
        {situacao === 'aConfirmar' && (
          <button type="submit" name="acao" value="confirmar" className={buttons['primary']}>
            Confirmar meu lugar
          </button>
        )}
        {situacao === 'reservado' && (
          <button type="submit" name="acao" value="carrinho" className={buttons['primary']}>
            Pôr na sacola
          </button>
        )}
        {situacao === 'avisado' ? (
          <a href={produto.url} className={buttons['primary']}>
            Ver o produto
          </a>
        ) : (
          <button type="submit" name="acao" value="sair" className={buttons['secondary']}>
            {situacao === 'reservado' ? 'Desistir da reserva' : 'Sair da fila'}
          </button>
        )}
      </Form>
    </div>
  )
}

function wordsOf({ situacao, lugar, reservadoAte }: Place): { title: string; text: string } {
  if (situacao === 'aConfirmar')
    return {
      title: 'Confirme seu lugar na fila',
      text: `Confirmando agora, você é o ${lugar}º da fila. Sem confirmar, o lugar não conta.`,
    }
  if (situacao === 'reservado')
    return {
      title: 'Uma unidade está reservada para você',
      text: `${reservadoAte ? `Ela é sua até ${formatMoment(reservadoAte)}; depois passa ao próximo da fila.` : 'Ela espera por você.'} Só a sacola deste navegador ou desta conta pode comprá-la.`,
    }
  if (situacao === 'avisado')
    return {
      title: 'Já avisamos você',
      text: 'O aviso da chegada foi para o seu e-mail, e o seu pedido terminou.',
    }

  return {
    title: `Você é o ${lugar}º da fila`,
    text: 'Avisamos por e-mail quando este produto voltar, por ordem de chegada. O seu lugar só anda para a frente.',
  }
}
