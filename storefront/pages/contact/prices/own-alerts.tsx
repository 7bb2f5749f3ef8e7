import { Form, redirect } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { OwnPriceAlerts } from '#contract/reviews/price-alerts.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { ALERTS_PATH, ownAlertsPath } from '#domain/review/price-alert.ts'
import { type RefusedForm, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import buttons from '../../../components/button.module.css'
import styles from '../../cart/shared-cart.module.css'

type Reviews = Api['reviews']

/** The alerts of the address in the link; without a link, leads customers to theirs. */
export async function loadOwnAlerts(reviews: Reviews, query: URLSearchParams) {
  if (!query.has('endereco')) {
    const link = await customerAnswer(reviews.ownPriceAlerts(), loginPath(ALERTS_PATH))
    throw redirect(ownAlertsPath(link))
  }

  return pageAnswer(reviews.priceAlerts(accessOf(query)))
}

/** Confirms or ends alerts. Mail programs send nothing but `List-Unsubscribe` (one-click, RFC 8058). */
export async function changeOwnAlerts(reviews: Reviews, query: URLSearchParams, form: FormData) {
  const which = accessOf(query)
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

function accessOf(query: URLSearchParams) {
  return { id: idOf(query.get('endereco') ?? undefined), chave: query.get('chave')?.slice(0, 100) ?? '' }
}

/** All price alerts of an address: to confirm and to end them, by the link of its mails. */
export function OwnAlerts({
  avisos,
  left,
  refused,
}: OwnPriceAlerts & { left: string | undefined; refused: RefusedForm | undefined }) {
  if (left !== undefined) {
    return (
      <Thanks title="Tudo certo" sentence={left}>
        <a href="/" className={buttons['primary']}>
          Ir para a página inicial
        </a>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Avisos de preço</h1>
      <FormRefusal sentence={refused?.refusal} />
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
        <p className={styles['total']}>{formatBRL(preco)}</p>
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
    </li>
  )
}

function waitingFor({ alvo, referencia, aVenda, confirmado }: OwnPriceAlerts['avisos'][number]): string {
  const price = alvo === null ? `menos de ${formatBRL(referencia)}` : `${formatBRL(alvo)} ou menos`
  if (!confirmado) return `Falta confirmar: avisamos quando custar ${price}.`

  return `Avisamos quando custar ${price}${aVenda ? '' : ', e houver estoque de novo'}.`
}
