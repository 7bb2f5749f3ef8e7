import { Form, redirect } from 'react-router'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { NewPasswordField } from '#storefront/components/forms/new-password-field.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { LOGIN_PATH, RECOVERY_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/password-reset'

/** Sets a new password, by the key in the mail's link. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const chave = url.searchParams.get('chave') ?? ''
  try {
    await context.get(apiContext).customers.passwordReset({ chave, senha: textOf(form, 'senha') })
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`${LOGIN_PATH}?nova`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Nova senha', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

export default function PasswordReset({ actionData }: Route.ComponentProps) {
  const form = useFirstProblem(actionData)

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Criar uma nova senha</h1>
      <Form ref={form} method="post" className={styles['form']} noValidate>
        {actionData?.refusal && (
          <p role="alert" className={styles['refusal']}>
            {actionData.refusal} <a href={RECOVERY_PATH}>Pedir outro link</a>
          </p>
        )}
        <NewPasswordField label="Nova senha" problem={actionData?.problems['senha']} />
        <button type="submit" className={buttons['primary']}>
          Salvar a nova senha
        </button>
      </Form>
      <p className={styles['text']}>Por segurança, a conta sai de todos os aparelhos.</p>
    </div>
  )
}
