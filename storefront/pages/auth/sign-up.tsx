import { data, Form, redirect } from 'react-router'
import { formatCnpj } from '#domain/documents/format-cnpj.ts'
import { formatCpf } from '#domain/documents/format-cpf.ts'
import { returnPath } from '#domain/urls/return-path.ts'
import { EmailField } from '#storefront/components/forms/email-field.tsx'
import { CheckField, Field } from '#storefront/components/forms/field.tsx'
import { type RefusedForm, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { NewPasswordField } from '#storefront/components/forms/new-password-field.tsx'
import { PhoneField } from '#storefront/components/forms/phone-field.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { ACCOUNT_PATH, LOGIN_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/sign-up'
import { buyerOfOrder } from './buyer-of-order.ts'
import { pendingFavourite } from './pending-favourite.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { logado } = await api.customers.user()
  if (logado) throw redirect(returnPath(url.searchParams.get('volta'), ACCOUNT_PATH))

  const email = url.searchParams.get('email') ?? ''
  const known = { email, ...(await buyerOfOrder(api, url.searchParams)) }

  return { login: LOGIN_PATH + url.search, known }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => textOf(form, name)
  try {
    await context.get(apiContext).customers.signUp({
      pessoa: text('pessoa') === 'J' ? 'J' : 'F',
      nomeRazao: text('nomeRazao'),
      nomeFantasia: text('nomeFantasia'),
      documento: text('documento'),
      inscricaoEstadual: text('inscricaoEstadual'),
      celular: text('celular'),
      email: text('email'),
      senha: text('senha'),
      aceitaTermos: form.has('aceitaTermos'),
      aceitaOfertas: form.has('aceitaOfertas'),
      volta: url.searchParams.get('volta') ?? '',
      favorito: pendingFavourite(url),
    })
  } catch (error) {
    return refusedForm(error, form)
  }
  return data({ email: text('email').trim() })
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Criar conta', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`} data-wide>
      {actionData && 'email' in actionData ? (
        <Sent email={actionData.email} />
      ) : (
        <SignUpForm refused={actionData} login={loaderData.login} known={loaderData.known} />
      )}
    </div>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <div role="status" className={styles['form']}>
      <h1>Confira seu e-mail</h1>
      <p>
        Enviamos um link para <strong>{email}</strong>. Abra-o para confirmar o cadastro e entrar; ele vale
        por 24 horas.
      </p>
      <p className={styles['text']}>
        Se este e-mail ou documento já tiver uma conta, a mensagem vai para o e-mail dela e explica como
        entrar. Não chegou? Confira a caixa de spam.
      </p>
      <a href="/" className={buttons['primary']}>
        Continuar na loja
      </a>
    </div>
  )
}

type FormProps = {
  refused: RefusedForm | undefined
  login: string
  /** The values already known, by field. */
  known: Record<string, string>
}

function SignUpForm({ refused, login, known }: FormProps) {
  const form = useFirstProblem(refused)
  const typed = refused?.typed ?? known
  const field = (name: string) => ({
    name,
    maxLength: 120,
    defaultValue: typed[name],
    problem: refused?.problems[name],
  })

  /** Read from the form, which may have been filled in before hydration. */
  function isFirm(): boolean {
    const chosen = form.current ? new FormData(form.current).get('pessoa') : typed['pessoa']

    return chosen === 'J'
  }

  return (
    <>
      <h1>Criar conta</h1>
      <p className={styles['text']}>
        Já tem uma? <a href={login}>Entrar</a>
      </p>
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.refusal} />
        <fieldset>
          <legend className="visually-hidden">Tipo de conta</legend>
          <div className={styles['kinds']}>
            <Kind value="F" label="Pessoa física" chosen={typed['pessoa'] !== 'J'} />
            <Kind value="J" label="Pessoa jurídica" chosen={typed['pessoa'] === 'J'} />
          </div>
        </fieldset>
        <Field
          {...field('nomeRazao')}
          label={<Either person="Nome completo" firm="Razão social" />}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <Field
          {...field('nomeFantasia')}
          label="Nome fantasia (opcional)"
          autoComplete="organization"
          className={styles['firm']}
        />
        <Field
          {...field('documento')}
          label={<Either person="CPF" firm="CNPJ" />}
          format={(text) => (isFirm() ? formatCnpj(text) : formatCpf(text))}
          autoComplete="off"
          inputMode="text"
          required
        />
        <Field
          {...field('inscricaoEstadual')}
          label="Inscrição estadual (opcional)"
          autoComplete="off"
          hint="Deixe em branco se for isento."
          className={styles['firm']}
        />
        <PhoneField {...field('celular')} label="Celular com DDD" autoComplete="tel-national" required />
        <EmailField {...field('email')} label="E-mail" required />
        <NewPasswordField label="Senha" problem={refused?.problems['senha']} />
        <CheckField
          name="aceitaTermos"
          defaultChecked={refused?.typed['aceitaTermos'] !== undefined}
          problem={refused?.problems['aceitaTermos']}
          required
        >
          Li e aceito os{' '}
          <a href="/pagina/termos-de-uso" target="_blank" rel="noopener">
            termos de uso
          </a>{' '}
          e a{' '}
          <a href="/pagina/politica-de-privacidade" target="_blank" rel="noopener">
            política de privacidade
          </a>
          .
        </CheckField>
        <CheckField name="aceitaOfertas" defaultChecked={refused?.typed['aceitaOfertas'] !== undefined}>
          Quero receber ofertas e novidades por e-mail (opcional).
        </CheckField>
        <button type="submit" className={buttons['primary']}>
          Criar conta
        </button>
      </Form>
    </>
  )
}

function Kind({ value, label, chosen }: { value: 'F' | 'J'; label: string; chosen: boolean }) {
  return (
    <label>
      <input type="radio" name="pessoa" value={value} defaultChecked={chosen} />
      {label}
    </label>
  )
}

/** Text for a person and for a company; the style sheet shows one of them. */
function Either({ person, firm }: { person: string; firm: string }) {
  return (
    <>
      <span className={styles['person']}>{person}</span>
      <span className={styles['firm']}>{firm}</span>
    </>
  )
}
