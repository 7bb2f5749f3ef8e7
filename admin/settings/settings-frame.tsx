import { NavLink } from '@mantine/core'
import { Outlet, NavLink as RouterLink, useLocation } from 'react-router'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'
import classes from './settings-frame.module.css'

/** Loads the settings for all pages below. */
export function loader() {
  return api.settings.get()
}

const PAGES = [
  { to: '/configuracoes', label: 'Dados da loja' },
  { to: '/configuracoes/entrega', label: 'Sacola e entrega' },
  { to: '/configuracoes/pagamentos', label: 'Pagamentos' },
  { to: '/configuracoes/nota-fiscal', label: 'Nota fiscal' },
  { to: '/configuracoes/email', label: 'E-mail' },
  { to: '/configuracoes/dominio', label: 'Domínio' },
  { to: '/configuracoes/medicao', label: 'Medição e consentimento' },
  { to: '/configuracoes/manutencao', label: 'Manutenção' },
]

export function Component() {
  const { pathname } = useLocation()

  return (
    <Page title="Configurações" shopPath="/">
      <div className={classes['frame']}>
        <nav aria-label="Configurações" className={classes['pages']}>
          {PAGES.map(({ to, label }) => (
            <NavLink
              key={to}
              component={RouterLink}
              to={to}
              end
              label={label}
              active={pathname === to}
              className={classes['page']}
            />
          ))}
        </nav>
        <Outlet />
      </div>
    </Page>
  )
}
