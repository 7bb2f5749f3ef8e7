import { data, Form } from 'react-router'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { ACCOUNT_PATH, SECURITY_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/email-confirm'

/** Confirms the new e-mail address of the account, by the key in the link. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const chave = url.searchParams.get('chave') ?? ''
  try {
    const { mensagens } = await context.get(apiContext).customers.account.confirmEmail({ chave })
    return data({ done: mensagens[0]?.mensagem ?? '' })
  } catch (error) {
    return refusedForm(error, await request.formData())
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Confirmar e-mail', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** Only the button confirms, since mail scanners open links too. */
export default function EmailConfirm({ actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      {!actionData && (
        <>
          <h1>Confirme seu novo e-mail</h1>
          <p className={styles['text']}>A partir de agora, você entra com ele e recebe nele as notícias.</p>
          <Form method="post" className={styles['form']}>
            <button type="submit" className={buttons['primary']}>
              Confirmar este e-mail
            </button>
          </Form>
        </>
      )}
      {actionData && 'done' in actionData && (
        <>
          <h1>E-mail confirmado</h1>
          <p role="status">{actionData.done}</p>
          <a href={ACCOUNT_PATH} className={buttons['primary']}>
            Ir para a minha conta
          </a>
        </>
      )}
      {actionData && 'refusal' in actionData && (
        <>
          <h1>Não deu certo</h1>
          <p role="alert">{actionData.refusal} Se ainda quiser trocar o e-mail, peça outro link.</p>
          <a href={SECURITY_PATH} className={buttons['primary']}>
            Ir para a segurança da conta
          </a>
        </>
      )}
    </div>
  )
}
