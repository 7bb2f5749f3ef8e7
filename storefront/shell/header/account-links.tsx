import { userStore } from '#storefront/customer/user.ts'
import { LogoutButton } from './logout-button.tsx'

const FOR_ALL = [
  { label: 'Entrar', hint: 'Acessar sua conta', to: '/checkout/acesso/' },
  { label: 'Cadastrar', hint: 'Crie a sua conta', to: '/checkout/cadastro/' },
]

const FOR_CUSTOMERS = [
  { label: 'minha conta', to: '/minha-conta/dados' },
  { label: 'Meus pedidos', to: '/minha-conta/pedido' },
  { label: 'rastrear meu pedido', to: '/minha-conta/pedido' },
]

type Classes = { list?: string | undefined; link?: string | undefined; hint?: string | undefined }

/** The account links (specification, section 2): the first two for everyone, the rest for logged-in customers. */
export function AccountLinks({ list, link, hint: hintClass }: Classes) {
  const logado = userStore.use()?.logado === true

  return (
    <ul className={list}>
      {FOR_ALL.map(({ label, hint, to }) => (
        <li key={label}>
          <a href={to} {...(link && { className: link })}>
            {label}
            <small className={hintClass}>{hint}</small>
          </a>
        </li>
      ))}
      {logado &&
        FOR_CUSTOMERS.map(({ label, to }) => (
          <li key={label}>
            <a href={to} {...(link && { className: link })}>
              <span>{label}</span>
            </a>
          </li>
        ))}
      {logado && (
        <li>
          <LogoutButton className={link} />
        </li>
      )}
    </ul>
  )
}
