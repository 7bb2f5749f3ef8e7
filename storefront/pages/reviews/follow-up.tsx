import { Form, redirect } from 'react-router'
import { TextArea } from '#storefront/components/forms/field.tsx'
import { fieldRefused, type RefusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { keyAnswer, sentAnswer } from '#storefront/reviews/form-data.ts'
import { followUpPath, reviewPath } from '#storefront/reviews/form-paths.ts'
import { StarChoice } from '#storefront/reviews/review-form/star-choice.tsx'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../reviews/form-page.module.css'
import type { Route } from './+types/follow-up'

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  if (!key) throw redirect('/')

  return { ...(await keyAnswer(context.get(apiContext).reviews.followUp({ key }))), key }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (textOf(form, 'nota') === '') return fieldRefused('nota', 'Escolha de uma a cinco estrelas.', form)

  return sentAnswer(
    context.get(apiContext).reviews.addFollowUp({
      key: url.searchParams.get('key') ?? '',
      idProduto: Number(textOf(form, 'idProduto')),
      nota: Number(textOf(form, 'nota')),
      texto: textOf(form, 'texto'),
    }),
    form,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('O que mudou', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The page that the mail after ninety days links to: what changed of each product since its review. */
export default function FollowUp({ loaderData, actionData }: Route.ComponentProps) {
  const { nome, numero, produtos, key } = loaderData
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Obrigado por contar" sentence={actionData.sentence}>
        <a href={followUpPath(key)} className={buttons['primary']}>
          Voltar à compra
        </a>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <div>
        <h1>Ainda está contente, {nome}?</h1>
        <p className={styles['text']}>
          Pedido {numero}. Conte o que mudou desde que chegou: aparece abaixo da sua avaliação.
        </p>
      </div>
      {produtos.map((produto) => (
        <ProductFollowUp
          key={produto.id}
          produto={produto}
          invitation={key}
          refused={actionData?.typed['idProduto'] === String(produto.id) ? actionData : undefined}
        />
      ))}
      <p className={styles['note']}>
        Prefere não receber estes pedidos? <a href={`/avaliar/sair?key=${key}`}>Deixe de receber</a>.
      </p>
    </div>
  )
}

type ProductProps = {
  produto: Route.ComponentProps['loaderData']['produtos'][number]
  invitation: string
  refused: RefusedForm | undefined
}

function ProductFollowUp({ produto, invitation, refused }: ProductProps) {
  const form = useFirstProblem(refused)
  const { problems = {}, typed = {} } = refused ?? {}
  const { id, nome, nota, retorno } = produto

  return (
    <section className={styles['form']} aria-label={nome}>
      <SubjectHead produto={produto}>
        {nota !== null && <span className={styles['text']}>Sua avaliação: {nota} de 5</span>}
      </SubjectHead>
      {nota === null ? (
        <a href={reviewPath(id, invitation, { after: true })} className={buttons['secondary']}>
          Avaliar agora
        </a>
      ) : (
        <Form ref={form} method="post" className={styles['form']} noValidate>
          <FormRefusal sentence={refused?.refusal} />
          <input type="hidden" name="idProduto" value={id} />
          <StarChoice
            label="E hoje?"
            name="nota"
            value={typed['nota'] ?? retorno?.nota}
            problem={problems['nota']}
          />
          <TextArea
            label="O que mudou?"
            name="texto"
            maxLength={2000}
            required
            defaultValue={typed['texto'] ?? retorno?.texto}
            problem={problems['texto']}
          />
          <button type="submit" className={buttons['primary']}>
            {retorno ? 'Mudar o que contei' : 'Contar'}
          </button>
        </Form>
      )}
    </section>
  )
}
