import { NavLink } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'
import classes from './panel-menu.module.css'

/**
 * The menu, limited to the user's permissions. This browser remembers collapsed groups; the group of the current page
 * is always open.
 */
export function PanelMenu() {
  const { pathname } = useLocation()
  const { permissoes } = useEntry().funcionario
  const nav = useRef<HTMLElement>(null)
  const [folded, setFolded] = useLocalStorage<string[]>({ key: 'menu-fechado', defaultValue: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has another line
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const groups = MENU.map(({ label, lines }) => ({
    nome: label,
    linhas: lines.filter(({ permission }) => permissoes.includes(permission)),
  })).filter(({ linhas }) => linhas.length > 0)

  return (
    <nav ref={nav} aria-label="Painel">
      {groups.map(({ nome, linhas }) => {
        const lines = linhas.map(({ label, to, icon: Icone, Badge }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            py={5}
            px="xs"
            active={isWithin(pathname, to)}
            aria-current={isWithin(pathname, to) ? 'page' : undefined}
            leftSection={<Icone size={17} stroke={1.6} aria-hidden />}
            rightSection={Badge && <Badge />}
          />
        ))
        if (nome === '') return <div key={nome}>{lines}</div>
        const here = linhas.some(({ to }) => isWithin(pathname, to))

        return (
          <details
            key={nome}
            open={here || !folded.includes(nome)}
            onToggle={({ currentTarget: { open } }) =>
              setFolded((old) => (open ? old.filter((one) => one !== nome) : [...new Set([...old, nome])]))
            }
          >
            <summary className={classes['group']}>{nome}</summary>
            {lines}
          </details>
        )
      })}
    </nav>
  )
}

function isWithin(pathname: string, para: string): boolean {
  return pathname === para || (para !== '/' && pathname.startsWith(`${para}/`))
}
