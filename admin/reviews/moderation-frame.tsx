import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Page } from '../components/page/page.tsx'
import { useWaiting, type Waiting } from './use-waiting.ts'

const TABS: { to: string; label: string; counter: keyof Waiting }[] = [
  { to: '/opinioes', label: 'Avaliações', counter: 'avaliacoes' },
  { to: '/opinioes/retornos', label: 'Depois de 90 dias', counter: 'retornos' },
  { to: '/opinioes/perguntas', label: 'Perguntas', counter: 'perguntas' },
  { to: '/opinioes/respostas', label: 'Respostas de clientes', counter: 'respostas' },
  { to: '/opinioes/loja', label: 'Avaliações da loja', counter: 'avaliacoesLoja' },
]

/** Frame of all moderation lists: tabs by kind, with the number of pending entries. */
export function ModerationFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const waiting = useWaiting()

  return (
    <Page title="Opiniões">
      <Tabs value={pathname} onChange={(para) => para !== null && void navigate(para)}>
        <Tabs.List aria-label="Tipos de opinião" mb="md">
          {TABS.map(({ to, label, counter }) => (
            <Tabs.Tab key={to} value={to}>
              {label}
              {waiting && waiting[counter] > 0 ? ` (${waiting[counter]})` : ''}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={pathname}>{children}</Tabs.Panel>
      </Tabs>
    </Page>
  )
}
