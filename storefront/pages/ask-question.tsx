import { Form } from 'react-router'
import { pageAnswer } from '../answers.ts'
import { apiContext } from '../context.ts'
import { textOf } from '../customer/form-answer.ts'
import { FormRefusal } from '../customer/form-refusal.tsx'
import { useFirstProblem } from '../customer/use-first-problem.ts'
import buttons from '../parts/button.module.css'
import { ShopLink } from '../parts/shop-link.tsx'
import { idOf, sentAnswer, writerOf } from '../reviews/form-data.ts'
import styles from '../reviews/form-page.module.css'
import { SubjectHead } from '../reviews/subject-head.tsx'
import { TextArea } from '../reviews/text-area.tsx'
import { Thanks } from '../reviews/thanks.tsx'
import { Trap, WriterFields } from '../reviews/writer-fields.tsx'
import type { Route } from './+types/ask-question'

export function loader({ context, params }: Route.LoaderArgs) {
  return pageAnswer(context.get(apiContext).reviews.subject({ idProduto: idOf(params.produto) }))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { ...writerOf(form), idNivel: idOf(params.produto), pergunta: textOf(form, 'pergunta') }

  return sentAnswer(context.get(apiContext).reviews.ask(asked), form)
}

export function meta() {
  return [{ title: 'Perguntar sobre um produto | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** Asks the store something about a product. */
export default function AskQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, identificado } = loaderData
  const refused = actionData && 'campos' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Pergunta enviada" sentence={actionData.sentence}>
        <ShopLink to={produto.url} className={buttons['primary']}>
          Voltar ao produto
        </ShopLink>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Perguntar sobre este produto</h1>
      <SubjectHead produto={produto} />
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.recusa} />
        <TextArea
          label="Sua pergunta"
          name="pergunta"
          maxLength={1000}
          required
          defaultValue={refused?.typed['pergunta']}
          problem={refused?.campos['pergunta']}
        />
        {!identificado && <WriterFields refused={refused} />}
        <Trap />
        <button type="submit" className={buttons['primary']}>
          Enviar pergunta
        </button>
        <p className={styles['note']}>
          Respondemos por e-mail, de segunda a sexta. A pergunta aparece na página do produto com o seu
          primeiro nome; o e-mail não aparece nunca.
        </p>
      </Form>
    </div>
  )
}
