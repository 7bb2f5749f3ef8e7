import { redirectDocument } from 'react-router'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { EXPORT_PATH, FAREWELL_PATH, PRIVACY_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { type ProofAnswer, proofAnswer } from '#storefront/customer/proof-answer.ts'
import { ProofForm } from '#storefront/customer/proof-form.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import type { Route } from './+types/account-privacy'
import styles from './account.module.css'

/** Why the download was refused; its own address redirects here with the reason. */
const REFUSED: Record<string, Partial<ProofAnswer>> = {
  senha: { problems: { senhaAtual: 'Esta não é a senha da sua conta. Confira o que digitou.' } },
  codigo: { codeSent: true, refusal: 'Este código não vale. Confira os seis dígitos ou peça outro.' },
  tentativas: { refusal: 'Foram tentativas demais. Espere alguns minutos e tente de novo.' },
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = context.get(apiContext).customers
  const { temSenha } = await customerAnswer(account.profile(), loginPath(url.pathname))
  const refused = REFUSED[url.searchParams.get('baixar') ?? '']
  const nothing = { problems: {}, refusal: null, typed: {}, formName: 'baixar', codeSent: false, done: null }

  return { temSenha, refused: refused ? { ...nothing, ...refused } : undefined }
}

/** Sends codes and deletes the account; the download has its own address. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const answer = await proofAnswer(await request.formData(), {
    sendCode: () => api.customers.account.sendCode(),
    act: async (proof) => (await api.privacy.deleteAccount(proof)).mensagens[0]?.mensagem ?? '',
  })
  // A full page load, so that no customer data stays in the browser.
  if (answer.data.done !== null) throw redirectDocument(FAREWELL_PATH, 303)

  return answer
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Privacidade', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The customer's rights under the LGPD: to get a copy of their data, and to have it erased. */
export default function AccountPrivacy({ loaderData, actionData }: Route.ComponentProps) {
  const { temSenha, refused } = loaderData

  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Privacidade', url: PRIVACY_PATH }}
        title="Privacidade"
        text="Seus dados são seus. Aqui você baixa uma cópia de tudo, ou pede que a gente esqueça."
      />
      <div className={styles['cards']}>
        <section className={styles['card']} aria-labelledby="baixar">
          <h2 id="baixar">Baixar meus dados</h2>
          <p className={styles['text']}>
            Um arquivo JSON com tudo o que guardamos de você: cadastro, endereços, sessões, sacola, favoritos,
            instrumentos, pedidos, avaliações e consentimentos.
          </p>
          <ProofForm
            formName="baixar"
            answer={actionData ?? refused}
            temSenha={temSenha}
            label="Baixar meus dados"
            action={EXPORT_PATH}
          />
        </section>
        <section className={styles['card']} aria-labelledby="excluir">
          <h2 id="excluir">Excluir minha conta</h2>
          <p className={styles['text']}>
            Apagamos cadastro, endereços, sessões, sacola, favoritos, instrumentos e newsletter. Suas
            avaliações ficam sem o seu nome. Dos pedidos pagos, a lei nos obriga a guardar por cinco anos
            nome, CPF ou CNPJ e o endereço da nota.
          </p>
          <p className={styles['text']}>Não dá para desfazer.</p>
          <ProofForm formName="excluir" answer={actionData} temSenha={temSenha} label="Excluir minha conta" />
        </section>
      </div>
    </div>
  )
}
