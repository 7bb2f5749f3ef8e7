import { Form } from 'react-router'
import type { OwnPlace } from '#contract/reviews/queue.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { PLACES_PATH, placePath } from '#domain/review/place-path.ts'
import { formatLongDay } from '#domain/time/format-date.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import buttons from '#storefront/components/button.module.css'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import styles from '../cart/shared-cart.module.css'
import type { Route } from './+types/own-places'

export function loader({ context }: Route.LoaderArgs) {
  return customerAnswer(context.get(apiContext).reviews.ownPlaces(), loginPath(PLACES_PATH))
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { reviews } = context.get(apiContext)
  try {
    const { itens } = await customerAnswer(reviews.ownPlaces(), loginPath(PLACES_PATH))
    const place = itens.find(({ id }) => id === idOf(textOf(form, 'lugar')))
    // One that is gone was left already, in another tab.
    if (place) await reviews.leavePlace({ id: place.id, chave: place.chave })

    return null
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Meus lugares na fila', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What the customer waits for, with their number in each queue, when it is expected, and how to leave it. */
export default function OwnPlaces({ loaderData: { itens }, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Meus lugares na fila</h1>
      <FormRefusal sentence={actionData?.refusal} />
      {itens.length === 0 ? (
        <p className={styles['quiet']}>
          Você não está em nenhuma fila. Na página de um produto esgotado, escolha “Avise-me quando chegar”.
        </p>
      ) : (
        <>
          <p className={styles['quiet']}>
            Avisamos por e-mail quando chegar, por ordem de chegada. O seu lugar só anda para a frente.
          </p>
          <ul className={styles['list']} aria-label="Seus lugares na fila">
            {itens.map((place) => (
              <PlaceItem key={place.id} place={place} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function PlaceItem({ place }: { place: OwnPlace }) {
  const { id, chave, produto, opcao, situacao } = place
  const held = situacao === 'reservado'

  return (
    <li className={styles['item']}>
      <PictureLink href={produto.url} picture={produto.imagem} width={64} className={styles['picture']} />
      <div className={styles['what']}>
        <p>
          <a href={produto.url}>{cutName(produto.nome)}</a>
        </p>
        {opcao !== '' && <p className={styles['quiet']}>{opcao}</p>}
        <p className={styles['total']}>{standing(place)}</p>
        {!held && <p className={styles['quiet']}>{expected(place)}</p>}
        {held && (
          <p>
            <a href={placePath(id, chave)} className={buttons['primary']}>
              Pôr na sacola
            </a>
          </p>
        )}
        <Form method="post" preventScrollReset>
          <button
            type="submit"
            name="lugar"
            value={id}
            className={buttons['quiet']}
            aria-label={`${held ? 'Desistir da reserva' : 'Sair da fila'} de ${produto.nome}`}
          >
            {held ? 'Desistir da reserva' : 'Sair da fila'}
          </button>
        </Form>
      </div>
    </li>
  )
}

function standing({ situacao, lugar, reservadoAte }: OwnPlace): string {
  if (situacao !== 'reservado') return `Você é o ${lugar}º da fila`

  return `Reservado para você${reservadoAte ? ` até ${formatMoment(reservadoAte)}` : ''}`
}

function expected({ previsaoReposicao }: OwnPlace): string {
  return previsaoReposicao
    ? `Previsão de reposição: ${formatLongDay(previsaoReposicao)}. Se ela mudar, avisamos por e-mail.`
    : 'A loja ainda não sabe quando chega.'
}
