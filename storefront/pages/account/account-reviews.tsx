import { Form, redirect } from 'react-router'
import type { Picture } from '#contract/picture.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { TextArea } from '#storefront/components/forms/field.tsx'
import { type RefusedForm, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import { Stars } from '#storefront/components/stars.tsx'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { customerAnswer, customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import { reviewPath } from '#storefront/reviews/form-paths.ts'
import { StarChoice } from '#storefront/reviews/review-form/star-choice.tsx'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import type { Route } from './+types/account-reviews'
import styles from './account-reviews.module.css'

const PATH = '/minha-conta/avaliacoes'

export async function loader({ context, url }: Route.LoaderArgs) {
  const mine = await customerAnswer(context.get(apiContext).reviews.mine(), loginPath(url.pathname))

  return { ...mine, changed: url.searchParams.get('feito') === 'retorno' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = idOf(textOf(form, 'avaliacao'))
  const change = context.get(apiContext).reviews.changeFollowUp({
    id,
    nota: Number(textOf(form, 'nota')),
    texto: textOf(form, 'texto'),
  })
  try {
    await customerFormAnswer(change, loginPath(PATH))
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }

  return redirect(`${PATH}?feito=retorno#avaliacao-${id}`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Minhas avaliações', matches) }, { name: 'robots', content: 'noindex' }]
}

const SITUATIONS = {
  pendente: 'Em análise: logo aparece na loja.',
  publicada: 'Publicada na loja.',
  recusada: 'Não foi publicada.',
}

/** The customer's reviews, and the bought products that they can still review. */
export default function AccountReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { avaliacoes, aAvaliar, changed } = loaderData

  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Avaliações', url: '' }}
        title="Minhas avaliações"
        text={
          avaliacoes.length + aAvaliar.length === 0
            ? 'Quando uma compra chegar, conte aqui o que achou.'
            : 'Sua opinião ajuda quem está escolhendo.'
        }
      />
      {changed && !actionData && (
        <p role="status">
          Recebemos o que mudou. Aparece abaixo da sua avaliação depois que a nossa equipe ler.
        </p>
      )}
      {aAvaliar.length > 0 && (
        <section aria-labelledby="a-avaliar" className={styles['section']}>
          <h2 id="a-avaliar">Conte o que achou</h2>
          <ul>
            {aAvaliar.map(({ id, nome, url, imagem }) => (
              <li key={id} className={styles['item']}>
                <SmallPicture picture={imagem} />
                <a href={url}>{nome}</a>
                <a href={reviewPath(id)} className={buttons['secondary']}>
                  Avaliar<span className="visually-hidden"> {nome}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {avaliacoes.length > 0 && (
        <section aria-labelledby="avaliados" className={styles['section']}>
          <h2 id="avaliados">O que você disse</h2>
          <ul>
            {avaliacoes.map(
              ({ id, produto, nota, titulo, comentario, situacao, data, resposta, retorno }) => (
                <li key={id} id={`avaliacao-${id}`} className={styles['item']}>
                  <SmallPicture picture={produto.imagem} />
                  <div className={styles['said']}>
                    <a href={produto.url}>{produto.nome}</a>
                    <Stars media={nota} />
                    <p>
                      <strong>{titulo}</strong>
                    </p>
                    <p>{comentario}</p>
                    {resposta && (
                      <p>
                        <strong>{resposta.nome}:</strong> {resposta.texto}
                      </p>
                    )}
                    <p className={styles['hint']}>
                      {formatDate(data)} · {SITUATIONS[situacao]}
                    </p>
                    {retorno && (
                      <FollowUp
                        id={id}
                        nome={produto.nome}
                        retorno={retorno}
                        refused={actionData?.typed['avaliacao'] === String(id) ? actionData : undefined}
                      />
                    )}
                  </div>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </div>
  )
}

type FollowUpProps = {
  id: number
  nome: string
  retorno: NonNullable<Route.ComponentProps['loaderData']['avaliacoes'][number]['retorno']>
  refused: RefusedForm | undefined
}

/** What the customer said after ninety days, and the form to change it. */
function FollowUp({ id, nome, retorno, refused }: FollowUpProps) {
  const form = useFirstProblem(refused)
  const { problems = {}, typed = {} } = refused ?? {}

  return (
    <section aria-label={`Aos 90 dias: ${nome}`}>
      <p>
        <strong>Aos 90 dias:</strong> {retorno.texto}
      </p>
      <Stars media={retorno.nota} />
      <p className={styles['hint']}>{SITUATIONS[retorno.situacao]}</p>
      <details open={refused !== undefined}>
        <summary>
          Mudar o que contei<span className="visually-hidden"> de {nome}</span>
        </summary>
        <Form
          ref={form}
          method="post"
          className={`${tools['results']} ${styles['change']}`}
          preventScrollReset
          noValidate
        >
          <FormRefusal sentence={refused?.refusal} />
          <input type="hidden" name="avaliacao" value={id} />
          <StarChoice
            label="E hoje?"
            name="nota"
            value={typed['nota'] ?? retorno.nota}
            problem={problems['nota']}
          />
          <TextArea
            label="O que mudou?"
            name="texto"
            maxLength={2000}
            required
            defaultValue={typed['texto'] ?? retorno.texto}
            problem={problems['texto']}
          />
          <button type="submit" className={buttons['secondary']}>
            Mudar
          </button>
        </Form>
      </details>
    </section>
  )
}

/** Without alternative text: the name is beside it. */
function SmallPicture({ picture }: { picture: Picture }) {
  return (
    <ResponsivePicture
      picture={{ ...picture, alt: '' }}
      sizes="72px"
      maxWidth={160}
      className={styles['picture'] ?? ''}
    />
  )
}
