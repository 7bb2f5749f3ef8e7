import { Form } from 'react-router'
import type { OwnPlace } from '#contract/reviews/queue.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatLongDay } from '#domain/time/format-date.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { onlyFirstClick } from '../cart/buy-form/buy-form.tsx'
import buttons from '../components/button.module.css'
import { FormRefusal } from '../components/forms/form-refusal.tsx'
import { PictureLink } from '../components/picture-link.tsx'
import styles from '../pages/cart/shared-cart.module.css'
import tools from '../product/instruments/tool-page.module.css'

/** What the customer waits for, with their number in each queue, when it is expected, and how to leave it. */
export function OwnPlaces({ itens, refusal }: { itens: OwnPlace[]; refusal: string | null | undefined }) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Meus lugares na fila</h1>
      <FormRefusal sentence={refusal} />
      {itens.length === 0 ? (
        <p>
          Você não está em nenhuma fila. Na página de um produto esgotado, escolha “Avise-me quando chegar”.{' '}
          <a href="/minha-conta/favoritos">Ver os meus favoritos</a>
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
  const { id, produto, opcao, situacao } = place
  const isReserved = situacao === 'reservado'

  return (
    <li className={styles['item']}>
      <PictureLink href={produto.url} picture={produto.imagem} width={64} className={styles['picture']} />
      <div className={styles['what']}>
        <p>
          <a href={produto.url}>{cutName(produto.nome)}</a>
        </p>
        {opcao !== '' && <p className={styles['quiet']}>{opcao}</p>}
        <p>
          <strong>{standing(place)}</strong>
        </p>
        {!isReserved && <p className={styles['quiet']}>{expected(place)}</p>}
        <Form method="post" className={tools['buttons']} preventScrollReset>
          <input type="hidden" name="lugar" value={id} />
          {isReserved && (
            <button
              type="submit"
              name="acao"
              value="carrinho"
              className={buttons['primary']}
              aria-label={`Pôr na sacola ${produto.nome}`}
              onClick={onlyFirstClick}
            >
              Pôr na sacola
            </button>
          )}
          <button
            type="submit"
            name="acao"
            value="sair"
            className={buttons['quiet']}
            aria-label={`${isReserved ? 'Desistir da reserva' : 'Sair da fila'} de ${produto.nome}`}
          >
            {isReserved ? 'Desistir da reserva' : 'Sair da fila'}
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
