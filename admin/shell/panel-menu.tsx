import { NavLink } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'
import classes from './panel-menu.module.css'

/** The menu, with what its reader may do. Groups fold, and stay so in this browser; that of the page that is open shows. */
export function PanelMenu() {
  const { pathname } = useLocation()
  const { permissoes } = useEntry().funcionario
  const nav = useRef<HTMLElement>(null)
  const [folded, setFolded] = useLocalStorage<string[]>({ key: 'menu-fechado', defaultValue: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has another line
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const groups = MENU.map(({ nome, linhas }) => ({
    nome,
    linhas: linhas.filter(({ permissao }) => permissoes.includes(permissao)),
  })).filter(({ linhas }) => linhas.length > 0)

  return (
    <nav ref={nav} aria-label="Painel">
      {groups.map(({ nome, linhas }) => {
        const lines = linhas.map(({ nome: label, para, icone: Icone, Marca }) => (
          <NavLink
            key={para}
            component={Link}
            to={para}
            label={label}
            py={5}
            px="xs"
            active={isWithin(pathname, para)}
            aria-current={isWithin(pathname, para) ? 'page' : undefined}
            leftSection={<Icone size={17} stroke={1.6} aria-hidden />}
            rightSection={Marca && <Marca />}
          />
        ))
        if (nome === '') return <div key={nome}>{lines}</div>
        const here = linhas.some(({ para }) => isWithin(pathname, para))

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
