import { Form, redirectDocument } from 'react-router'
import { apiContext } from '../context.ts'
import styles from '../customer/access-page.module.css'
import { ACCOUNT_PATH, LOGIN_PATH, SIGN_UP_PATH } from '../customer/account-paths.ts'
import { refusedForm } from '../customer/form-answer.ts'
import buttons from '../parts/button.module.css'
import { ShopLink } from '../parts/shop-link.tsx'
import type { Route } from './+types/sign-up-confirm'

/** Makes the account of the mail's link, and logs in. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const chave = url.searchParams.get('chave') ?? ''
  try {
    await context.get(apiContext).checkout.confirmSignUp({ chave })
  } catch (error) {
    return refusedForm(error, await request.formData())
  }
  throw redirectDocument(ACCOUNT_PATH, 303)
}

export function meta() {
  return [
    { title: 'Confirmar cadastro | Lira' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** Programs that look into mails open links too: nothing happens before the button is pressed. */
export default function SignUpConfirm({ actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      {actionData ? (
        <>
          <h1>Não deu certo</h1>
          <p role="alert">
            {actionData.recusa} Se você já confirmou, é só entrar; senão, cadastre-se de novo.
          </p>
          <ShopLink to={LOGIN_PATH} className={buttons['primary']}>
            Entrar
          </ShopLink>
          <ShopLink to={SIGN_UP_PATH} className={buttons['secondary']}>
            Criar conta
          </ShopLink>
        </>
      ) : (
        <>
          <h1>Falta só confirmar</h1>
          <p className={styles['text']}>Confirme que este e-mail é seu, e a sua conta está pronta.</p>
          <Form method="post" className={styles['form']}>
            <button type="submit" className={buttons['primary']}>
              Confirmar e entrar
            </button>
          </Form>
        </>
      )}
    </div>
  )
}
