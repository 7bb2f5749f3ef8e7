import { Form } from 'react-router'
import { Field, TextArea } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { sentAnswer, writerOf } from '#storefront/reviews/form-data.ts'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import { Honeypot, WriterFields } from '#storefront/reviews/writer-fields.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../reviews/form-page.module.css'
import type { Route } from './+types/contact'

export async function loader({ context }: Route.LoaderArgs) {
  const { logado, email } = await pageAnswer(context.get(apiContext).customers.user())

  return { email: logado ? email : null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const message = {
    ...writerOf(form),
    assunto: textOf(form, 'assunto'),
    mensagem: textOf(form, 'mensagem'),
  }

  return sentAnswer(context.get(apiContext).reviews.contact(message), form)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Fale com a gente', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The contact form, open to everyone. */
export default function Contact({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Mensagem enviada" sentence={actionData.sentence}>
        <a href="/pagina/central-de-atendimento" className={buttons['primary']}>
          Voltar à central de atendimento
        </a>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <div>
        <h1>Fale com a gente</h1>
        <p className={styles['text']}>
          Escreva o que você precisa. Respondemos por e-mail em até um dia útil.
        </p>
      </div>
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.refusal} />
        {email === null && <WriterFields refused={refused} phone />}
        <Field
          label="Assunto"
          name="assunto"
          maxLength={120}
          required
          defaultValue={refused?.typed['assunto']}
          problem={refused?.problems['assunto']}
        />
        <TextArea
          label="Mensagem"
          name="mensagem"
          hint="Se for sobre uma compra, diga o número do pedido."
          rows={7}
          maxLength={3000}
          required
          defaultValue={refused?.typed['mensagem']}
          problem={refused?.problems['mensagem']}
        />
        <Honeypot />
        <button type="submit" className={buttons['primary']}>
          Enviar mensagem
        </button>
        <p className={styles['note']}>
          Uma cópia vai para {email ?? 'o seu e-mail'}. Guardamos a mensagem por até dois anos, só para o
          atendimento. <a href="/pagina/politica-de-privacidade">Política de privacidade</a>
        </p>
      </Form>
    </div>
  )
}
