import { Form, useLocation } from 'react-router'
import { formatDate } from '#domain/time/format-date.ts'
import { TextArea } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf, sentAnswer } from '#storefront/reviews/form-data.ts'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import { Honeypot } from '#storefront/reviews/writer-fields.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../reviews/form-page.module.css'
import type { Route } from './+types/answer-question'

export function loader({ context, params }: Route.LoaderArgs) {
  return pageAnswer(context.get(apiContext).reviews.question({ idPergunta: idOf(params.pergunta) }))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = {
    idPergunta: idOf(params.pergunta),
    resposta: textOf(form, 'resposta'),
    site: textOf(form, 'site'),
  }

  return sentAnswer(context.get(apiContext).reviews.answer(answer), form)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Responder a uma pergunta', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Lets a customer who bought the product answer a question about it. */
export default function AnswerQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, pergunta, nome, data } = loaderData
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Resposta enviada" sentence={actionData.sentence}>
        <a href={produto.url} className={buttons['primary']}>
          Voltar ao produto
        </a>
      </Thanks>
    )
  }
  const refused = actionData && 'problems' in actionData ? actionData : undefined

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Responder a uma pergunta</h1>
      <SubjectHead produto={produto} />
      <div>
        <h2 className={styles['heading']}>{pergunta}</h2>
        <p className={styles['note']}>
          {nome}, <time dateTime={data}>{formatDate(data)}</time>
        </p>
      </div>
      <AnswerForm question={loaderData} refused={refused} />
    </div>
  )
}

type FormProps = {
  question: Route.ComponentProps['loaderData']
  refused: Exclude<Route.ComponentProps['actionData'], undefined | { sentence: string }> | undefined
}

/** The form, or what the visitor has to do first. */
function AnswerForm({ question: { produto, logado, compraVerificada, resposta }, refused }: FormProps) {
  const form = useFirstProblem(refused)
  const { pathname } = useLocation()
  if (!logado) {
    return (
      <>
        <p>Quem comprou este produto aqui pode responder. Entre na sua conta para continuar.</p>
        <p className={styles['actions']}>
          <a href={loginPath(pathname)} className={buttons['primary']}>
            Entrar
          </a>
        </p>
      </>
    )
  }
  if (!compraVerificada) {
    return (
      <>
        <p>
          As respostas vêm de quem já recebeu este produto. Assim que um pedido seu com ele chegar, você pode
          responder.
        </p>
        <p className={styles['actions']}>
          <a href={produto.url} className={buttons['primary']}>
            Voltar ao produto
          </a>
        </p>
      </>
    )
  }

  return (
    <Form ref={form} method="post" className={styles['form']} noValidate>
      <FormRefusal sentence={refused?.refusal} />
      <TextArea
        label="Sua resposta"
        name="resposta"
        maxLength={1000}
        required
        defaultValue={refused?.typed['resposta'] ?? resposta}
        problem={refused?.problems['resposta']}
      />
      <Honeypot />
      <button type="submit" className={buttons['primary']}>
        Enviar resposta
      </button>
      <p className={styles['note']}>
        A resposta aparece com o seu primeiro nome e a inicial do último, depois que a nossa equipe a ler.
      </p>
    </Form>
  )
}
