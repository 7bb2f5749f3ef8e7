import { redirect } from 'react-router'
import { givenName } from '#domain/customer/first-name.ts'
import { refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ACCOUNT_PATH, LOGOUT_PATH, SECURITY_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/account'
import styles from './account.module.css'
import { ProfileCard } from './profile-card.tsx'
import { ProfileForm } from './profile-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = context.get(apiContext).customers
  const profile = await customerAnswer(account.profile(), loginPath(url.pathname + url.search))

  return { profile, editing: url.searchParams.has('editar'), saved: url.searchParams.has('salvo') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => textOf(form, name)
  const sexo = (['F', 'M', 'O'] as const).find((kind) => kind === text('sexo')) ?? ''
  try {
    await context.get(apiContext).customers.account.saveProfile({
      nomeRazao: text('nomeRazao'),
      nomeFantasia: text('nomeFantasia'),
      documento: text('documento'),
      inscricaoEstadual: text('inscricaoEstadual'),
      celular: text('celular'),
      telefone: text('telefone'),
      sexo,
      nascimento: text('nascimento'),
      aceitaOfertas: form.has('aceitaOfertas'),
    })
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`${ACCOUNT_PATH}?salvo`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Minha conta', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The account's home: the customer's data and the logout buttons. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, editing, saved } = loaderData
  const firm = profile.pessoa === 'J'

  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
        ]}
        title="Minha conta"
        text={`Olá, ${firm ? profile.nomeRazao : givenName(profile.nomeRazao)}.`}
      />
      {saved && !actionData && (
        <p role="status" className={styles['done']}>
          Seus dados foram salvos.
        </p>
      )}
      <div className={styles['cards']}>
        <section className={styles['card']} aria-labelledby="dados">
          <h2 id="dados">Seus dados</h2>
          {editing || actionData ? (
            <ProfileForm profile={profile} refused={actionData} />
          ) : (
            <ProfileCard profile={profile} />
          )}
        </section>
        <section className={styles['card']} aria-labelledby="acesso">
          <h2 id="acesso">Acesso</h2>
          <p className={styles['text']}>
            Em um aparelho que não é seu? Saia da conta ao terminar, aqui ou em todos os aparelhos de uma vez.
          </p>
          <form method="post" action={LOGOUT_PATH} className={styles['actions']}>
            <button type="submit" className={buttons['primary']}>
              Sair
            </button>
            <button type="submit" name="todas" value="sim" className={buttons['secondary']}>
              Sair de todos os aparelhos
            </button>
          </form>
          <a href={SECURITY_PATH} className={styles['link']}>
            Trocar e-mail ou senha
          </a>
        </section>
      </div>
    </div>
  )
}
