import { data } from 'react-router'
import { WRONG_EMAIL } from '#domain/customer/read-email.ts'
import { refusalSentence } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../message-page.module.css'
import type { Route } from './+types/newsletter'

/** Handles the footer's form without JavaScript; also a page to link to. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  try {
    await context.get(apiContext).marketing.subscribeNewsletter({ email, origem: '/newsletter' })
  } catch (error) {
    // Throws errors that are not refusals.
    refusalSentence(error)
    return data({ email, subscribed: false }, { status: 422 })
  }
  return data({ email, subscribed: true })
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Newsletter', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['message']}`}>
      {actionData?.subscribed ? <Subscribed /> : <SignupForm refused={actionData?.email} />}
    </div>
  )
}

function Subscribed() {
  return (
    <>
      <h1>Cadastrado na newsletter com sucesso!</h1>
      <p className={styles['text']}>
        Enviamos uma mensagem para o seu e-mail: abra o link que está nela para confirmar o cadastro.
      </p>
      <p className={styles['actions']}>
        <a href="/" className={buttons['primary']}>
          Ir para a página inicial
        </a>
      </p>
    </>
  )
}

/** `refused` is the typed address, if it is invalid. */
function SignupForm({ refused }: { refused: string | undefined }) {
  return (
    <>
      <h1>Receba nossas novidades</h1>
      <p className={styles['text']} id="newsletter-texto">
        Lançamentos, ofertas e dicas de quem toca. Você confirma o cadastro por e-mail e sai quando quiser,
        com um clique.
      </p>
      {refused !== undefined && (
        <p role="alert" id="newsletter-erro">
          {WRONG_EMAIL}
        </p>
      )}
      <form method="post" className={styles['search']} noValidate>
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={refused}
          placeholder="Digite seu e-mail"
          aria-label="Seu e-mail"
          aria-invalid={refused !== undefined}
          aria-describedby={refused === undefined ? 'newsletter-texto' : 'newsletter-erro'}
        />
        <button type="submit" className={buttons['primary']}>
          Cadastrar
        </button>
      </form>
    </>
  )
}
