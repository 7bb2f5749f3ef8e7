import { NavLink } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { WaitingBadge } from '../reviews/waiting-badge.tsx'
import { leadsToOpening, useEntry } from './entry.ts'
import { MENU, OPENING_MENU } from './navigation.ts'
import classes from './panel-menu.module.css'
import { currentEntry, permittedGroups } from './permitted.ts'

/**
 * The menu, limited to the user's permissions. This browser remembers collapsed groups; the group of the current page
 * is always open.
 */
export function PanelMenu() {
  const { pathname } = useLocation()
  const { funcionario, loja } = useEntry()
  const nav = useRef<HTMLElement>(null)
  const [folded, setFolded] = useLocalStorage<string[]>({ key: 'menu-fechado', defaultValue: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has another line
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const groups = permittedGroups(
    leadsToOpening({ funcionario, loja }) ? OPENING_MENU : MENU,
    funcionario.permissoes,
  )

  const current = currentEntry(
    pathname,
    groups.flatMap(({ lines }) => lines.map(({ to }) => to)),
  )

  return (
    <nav ref={nav} aria-label="Painel">
      {groups.map(({ label: name, lines: entries }) => {
        const lines = entries.map(({ label, to, icon: Icone, countsWaiting }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            py={5}
            px="xs"
            active={to === current}
            aria-current={to === current ? 'page' : undefined}
            leftSection={<Icone size={17} stroke={1.6} aria-hidden />}
            rightSection={countsWaiting && <WaitingBadge />}
          />
        ))
        if (name === '') return <div key={name}>{lines}</div>
        const here = entries.some(({ to }) => to === current)

        return (
          <details
            key={name}
            open={here || !folded.includes(name)}
            onToggle={({ currentTarget: { open } }) =>
              setFolded((old) => (open ? old.filter((one) => one !== name) : [...new Set([...old, name])]))
            }
          >
            <summary className={classes['group']}>{name}</summary>
            {lines}
          </details>
        )
      })}
    </nav>
  )
}
