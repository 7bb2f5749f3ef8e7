import { Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { ACTIONS } from './actions.ts'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'
import { isMeant, permitted } from './permitted.ts'
import { useFindings } from './use-findings.ts'

type Line = { to: string; label: string; detail?: string }

/** The command palette (Ctrl K): finds orders, products, customers, actions and pages by name. */
export function Palette() {
  const [typed, setTyped] = useState('')
  const { findings, problem, search } = useFindings()
  const { permissoes } = useEntry().funcionario
  const navigate = useNavigate()
  const named = (lines: { label: string; to: string; permission: Permission }[]): Line[] =>
    permitted(lines, permissoes).filter(({ label }) => isMeant(label, typed))
  const groups = [
    ...findings.map(({ group, findings }) => ({ label: group, lines: findings })),
    { label: 'Ações', lines: named(ACTIONS) },
    { label: 'Páginas', lines: named(MENU.flatMap(({ lines }) => lines)) },
  ].filter(({ lines }) => lines.length > 0)

  function type(text: string) {
    setTyped(text)
    search(text)
  }

  return (
    <Spotlight.Root query={typed} onQueryChange={type} shortcut={['mod + K']} scrollable maxHeight="60vh">
      <Spotlight.Search
        placeholder="Buscar pedidos, produtos, clientes e páginas"
        aria-label="Buscar em tudo"
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label: group, lines }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {lines.map(({ to, label, detail }) => (
              <Spotlight.Action
                key={to}
                label={label}
                {...(detail !== undefined && { description: detail })}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{problem ?? 'Nada com este nome. Tente outra palavra.'}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
