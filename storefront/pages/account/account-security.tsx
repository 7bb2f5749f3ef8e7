import { Form } from 'react-router'
import type { Session } from '#contract/customers/account.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { NewPasswordField } from '#storefront/components/forms/new-password-field.tsx'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { LOGOUT_PATH, SECURITY_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { proofAnswer } from '#storefront/customer/proof-answer.ts'
import { ProofForm } from '#storefront/customer/proof-form.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/account-security'
import accountStyles from './account.module.css'
import styles from './account-security.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = context.get(apiContext).customers
  const login = loginPath(url.pathname)
  const { email, temSenha } = await customerAnswer(account.profile(), login)
  const { sessoes } = await customerAnswer(account.sessions(), login)

  return { email, temSenha, sessoes }
}

/** Handles three forms (`formulario`): change the e-mail, change the password, end a session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { account } = context.get(apiContext).customers
  const form = await request.formData()
  const formName = textOf(form, 'formulario')

  return proofAnswer(form, {
    sendCode: () => account.sendCode(),
    act: async (proof) => {
      if (formName === 'sessao') {
        await account.endSession({ id: textOf(form, 'id') })
        return 'Sessão encerrada.'
      }
      const { mensagens } =
        formName === 'email'
          ? await account.changeEmail({ email: textOf(form, 'email'), ...proof })
          : await account.changePassword({ senha: textOf(form, 'senha'), ...proof })

      return mensagens[0]?.mensagem ?? ''
    },
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Segurança', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The credentials of the account and its open sessions. */
export default function AccountSecurity({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { email, temSenha, sessoes } = loaderData
  const ended = answer?.formName === 'sessao' ? (answer.done ?? answer.refusal) : null
  const typedIn = (formName: string) => (answer?.formName === formName ? answer : undefined)

  return (
    <div className={`wrap ${accountStyles['page']}`}>
      <AccountHead page={{ label: 'Segurança', url: SECURITY_PATH }} title="Segurança" />
      <div className={accountStyles['cards']}>
        <section className={accountStyles['card']} aria-labelledby="email">
          <h2 id="email">E-mail</h2>
          <p className={accountStyles['text']}>
            Hoje é <strong>{email}</strong>. Para trocar, mandamos um link ao novo endereço.
          </p>
          <ProofForm formName="email" answer={answer} temSenha={temSenha} label="Trocar e-mail">
            <Field
              label="Novo e-mail"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={typedIn('email')?.typed['email']}
              problem={typedIn('email')?.problems['email']}
            />
          </ProofForm>
        </section>
        <section className={accountStyles['card']} aria-labelledby="senha">
          <h2 id="senha">Senha</h2>
          <p className={accountStyles['text']}>
            {temSenha
              ? 'Ao trocar a senha, a conta sai dos outros aparelhos.'
              : 'Sua conta ainda não tem senha: você entra por código.'}
          </p>
          <ProofForm
            formName="senha"
            answer={answer}
            temSenha={temSenha}
            label={temSenha ? 'Trocar senha' : 'Criar senha'}
          >
            <NewPasswordField label="Nova senha" problem={typedIn('senha')?.problems['senha']} />
          </ProofForm>
        </section>
        <section className={`${accountStyles['card']} ${styles['sessions']}`} aria-labelledby="sessoes">
          <h2 id="sessoes">Onde sua conta está aberta</h2>
          {ended && <p role="status">{ended}</p>}
          <ul className={styles['list']}>
            {sessoes.map((sessao) => (
              <OpenSession key={sessao.id} sessao={sessao} />
            ))}
          </ul>
          <form method="post" action={LOGOUT_PATH}>
            <button type="submit" name="todas" value="sim" className={buttons['secondary']}>
              Sair de todos os aparelhos
            </button>
          </form>
        </section>
      </div>
    </div>
  )
}

function OpenSession({ sessao }: { sessao: Session }) {
  const { id, aparelho, cidade, uf, criadaEm, vistaEm, atual } = sessao
  const place = [cidade, uf].filter(Boolean).join(', ')

  return (
    <li className={styles['session']}>
      <div>
        <p>
          <strong>{aparelho}</strong>
          {atual && <span className={styles['here']}>este aparelho</span>}
        </p>
        <p className={accountStyles['text']}>
          {place && `${place} · `}Entrou em {formatMoment(criadaEm)}
          {!atual && ` · Visto em ${formatMoment(vistaEm)}`}
        </p>
      </div>
      {!atual && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="formulario" value="sessao" />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className={buttons['quiet']}>
            Encerrar<span className="visually-hidden"> a sessão: {aparelho}</span>
          </button>
        </Form>
      )}
    </li>
  )
}
