import { NavLink, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'

/** The menu, with what its reader may do. */
export function PanelMenu() {
  const { pathname } = useLocation()
  const { permissoes } = useEntry().funcionario
  const nav = useRef<HTMLElement>(null)
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
      {groups.map(({ nome, linhas }) => (
        <div key={nome}>
          {nome !== '' && (
            <Text size="xs" c="gray.6" fw={600} px="xs" pt="sm" pb={2}>
              {nome}
            </Text>
          )}
          {linhas.map(({ nome: label, para, icone: Icone, Marca }) => (
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
          ))}
        </div>
      ))}
    </nav>
  )
}

function isWithin(pathname: string, para: string): boolean {
  return pathname === para || (para !== '/' && pathname.startsWith(`${para}/`))
}
