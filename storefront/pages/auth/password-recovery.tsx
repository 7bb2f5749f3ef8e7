import { data, Form } from 'react-router'
import { fieldRefused, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { LOGIN_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/password-recovery'
import { AccountField } from './account-field.tsx'

/**
 * Sends the mail with the link to a new password; `preencher` only takes over the login name typed on the login page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const usuario = textOf(form, 'usuario').trim()
  if (textOf(form, 'acao') === 'preencher') return data({ problems: {}, refusal: null, typed: { usuario } })
  if (usuario === '') return fieldRefused('usuario', 'Digite seu e-mail, CPF ou CNPJ.', form)
  try {
    const { mensagens } = await context.get(apiContext).customers.passwordRecovery({ usuario })
    return data({ sentence: mensagens[0]?.mensagem ?? '' })
  } catch (error) {
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Nova senha', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function PasswordRecovery({ actionData }: Route.ComponentProps) {
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  const sent = actionData && 'sentence' in actionData ? actionData.sentence : undefined

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{sent ? 'Confira seu e-mail' : 'Criar uma nova senha'}</h1>
      {sent ? (
        <p role="status">{sent} Ele vale por uma hora. Não chegou? Confira a caixa de spam.</p>
      ) : (
        <>
          <p className={styles['text']}>Enviamos um link para o e-mail da sua conta.</p>
          <Form ref={form} method="post" className={styles['form']} noValidate>
            <FormRefusal sentence={refused?.refusal} />
            <AccountField refused={refused} />
            <button type="submit" className={buttons['primary']}>
              Enviar o link
            </button>
          </Form>
        </>
      )}
      <a href={LOGIN_PATH} className={styles['link']}>
        Voltar para entrar
      </a>
    </div>
  )
}
