import { Form, redirectDocument } from 'react-router'
import { returnPath } from '#domain/urls/return-path.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { ACCOUNT_PATH, LOGIN_PATH, SIGN_UP_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/sign-up-confirm'
import { pendingFavourite } from './pending-favourite.ts'

/** Creates the account, by the key in the mail's link, logs in, and redirects to where the sign-up started. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const chave = url.searchParams.get('chave') ?? ''
  const api = context.get(apiContext)
  try {
    await api.checkout.confirmSignUp({ chave })
  } catch (error) {
    return refusedForm(error, await request.formData())
  }
  const idProduto = pendingFavourite(url)
  if (idProduto) await optionalPart('pending favourite', api.wishlist.add({ idProduto }))

  throw redirectDocument(returnPath(url.searchParams.get('volta'), ACCOUNT_PATH), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Confirmar cadastro', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** Only the button confirms, since mail scanners open links too. */
export default function SignUpConfirm({ actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      {actionData ? (
        <>
          <h1>Não deu certo</h1>
          <p role="alert">
            {actionData.refusal} Se você já confirmou, é só entrar; senão, cadastre-se de novo.
          </p>
          <a href={LOGIN_PATH} className={buttons['primary']}>
            Entrar
          </a>
          <a href={SIGN_UP_PATH} className={buttons['secondary']}>
            Criar conta
          </a>
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
