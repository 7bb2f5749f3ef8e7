import { redirect } from 'react-router'
import { formatPhone } from '#domain/format-phone.ts'
import { apiContext } from '../context.ts'
import { ACCOUNT_PATH, LOGOUT_PATH } from '../customer/account-paths.ts'
import { loginPath } from '../customer/login-path.ts'
import buttons from '../parts/button.module.css'
import { PageHead } from '../parts/page-head.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { FAVOURITES_PATH } from '../wishlist/favourites-path.ts'
import type { Route } from './+types/account'
import styles from './account.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await context.get(apiContext).customers.user()
  if (!user.logado) throw redirect(loginPath(url.pathname + url.search))

  return user
}

export function meta() {
  return [{ title: 'Minha conta | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** The account's home: who the customer is to the shop, and the ways out. */
export default function Account({ loaderData: user }: Route.ComponentProps) {
  const firm = user.pessoa === 'J'

  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
        ]}
        title="Minha conta"
        text={`Olá, ${firm ? user.nomeRazao : user.nomeRazao.split(' ')[0]}.`}
      />
      <div className={styles['cards']}>
        <section className={styles['card']} aria-labelledby="dados">
          <h2 id="dados">Seus dados</h2>
          <dl>
            <dt>{firm ? 'Razão social' : 'Nome'}</dt>
            <dd>{user.nomeRazao}</dd>
            <dt>E-mail</dt>
            <dd>{user.email}</dd>
            {user.celular && (
              <>
                <dt>Celular</dt>
                <dd>{formatPhone(user.celular)}</dd>
              </>
            )}
          </dl>
          <ShopLink to={FAVOURITES_PATH} className={buttons['secondary']}>
            Ver meus favoritos
          </ShopLink>
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
        </section>
      </div>
    </div>
  )
}
