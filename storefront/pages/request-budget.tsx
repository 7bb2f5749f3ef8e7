import { Form, redirect } from 'react-router'
import { pageAnswer } from '../answers.ts'
import { apiContext } from '../context.ts'
import { textOf } from '../customer/form-answer.ts'
import { FormRefusal } from '../customer/form-refusal.tsx'
import { useFirstProblem } from '../customer/use-first-problem.ts'
import buttons from '../parts/button.module.css'
import { CheckField } from '../parts/field.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { idOf, sentAnswer, writerOf } from '../reviews/form-data.ts'
import styles from '../reviews/form-page.module.css'
import { SubjectHead } from '../reviews/subject-head.tsx'
import { TextArea } from '../reviews/text-area.tsx'
import { Thanks } from '../reviews/thanks.tsx'
import { Trap, WriterFields } from '../reviews/writer-fields.tsx'
import type { Route } from './+types/request-budget'

/** The product; what has a price leads to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const idProduto = idOf(params.produto)
  const subject = await pageAnswer(context.get(apiContext).reviews.subject({ idProduto }))
  if (subject.produto.situacao !== 'sobConsulta') throw redirect(subject.produto.url)

  return subject
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = {
    ...writerOf(form),
    idProduto: idOf(params.produto),
    mensagem: textOf(form, 'mensagem'),
    enviarEmail: textOf(form, 'enviarEmail') === 'sim',
  }

  return sentAnswer(context.get(apiContext).reviews.budget(asked), form)
}

export function meta() {
  return [{ title: 'Pedir orçamento | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** Asks the store for the price of what has none on its page. */
export default function RequestBudget({ loaderData, actionData }: Route.ComponentProps) {
  const { produto, identificado } = loaderData
  const refused = actionData && 'campos' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Pedido enviado" sentence={actionData.sentence}>
        <ShopLink to={produto.url} className={buttons['primary']}>
          Voltar ao produto
        </ShopLink>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Pedir orçamento</h1>
      <SubjectHead produto={produto} />
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.recusa} />
        {!identificado && <WriterFields refused={refused} phone />}
        <TextArea
          label="Mensagem (se quiser)"
          name="mensagem"
          hint="Cidade da entrega, prazo, quantidade: o que ajuda a acertar o preço."
          maxLength={2000}
          defaultValue={refused?.typed['mensagem']}
          problem={refused?.campos['mensagem']}
        />
        <CheckField name="enviarEmail" value="sim" defaultChecked={refused?.typed['enviarEmail'] === 'sim'}>
          Quero uma cópia no meu e-mail.
        </CheckField>
        <Trap />
        <button type="submit" className={buttons['primary']}>
          Pedir orçamento
        </button>
      </Form>
    </div>
  )
}
