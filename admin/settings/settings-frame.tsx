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
  { para: '/configuracoes', nome: 'Dados da loja' },
  { para: '/configuracoes/entrega', nome: 'Sacola e entrega' },
  { para: '/configuracoes/pagamentos', nome: 'Pagamentos' },
  { para: '/configuracoes/email', nome: 'E-mail' },
  { para: '/configuracoes/medicao', nome: 'Medição e consentimento' },
  { para: '/configuracoes/manutencao', nome: 'Manutenção' },
]

export function Component() {
  const { pathname } = useLocation()

  return (
    <Page title="Configurações" shopPath="/">
      <div className={classes['frame']}>
        <nav aria-label="Configurações" className={classes['pages']}>
          {PAGES.map(({ para, nome }) => (
            <NavLink
              key={para}
              component={RouterLink}
              to={para}
              end
              label={nome}
              active={pathname === para}
              className={classes['page']}
            />
          ))}
        </nav>
        <Outlet />
      </div>
    </Page>
  )
}
