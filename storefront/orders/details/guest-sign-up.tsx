import buttons from '../../components/button.module.css'
import styles from './guest-sign-up.module.css'

/** Invites a guest to create an account that keeps this order. */
export function GuestSignUp({ signUp }: { signUp: string }) {
  return (
    <aside className={styles['account']} aria-labelledby="guardar">
      <h2 id="guardar">Guarde este pedido na sua conta</h2>
      <p>Crie uma conta com o e-mail da compra: assim que você o confirmar, este pedido estará nela.</p>
      <a href={signUp} className={buttons['secondary']}>
        Criar minha conta
      </a>
    </aside>
  )
}
